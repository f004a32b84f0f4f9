import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { goodwillInput } from "../../../domain/hours/schema.ts";
import type { CompanyPage } from "../../../domain/office/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { minutesInWords } from "../say-minutes.ts";
import { readHours } from "../work/read-minutes.ts";
import { companiesPath } from "./companies-path.ts";

type Props = { company: CompanyPage; onDone: () => void };

const typed = z.object({
  minutes: z.string().transform(readHours).pipe(goodwillInput.shape.minutes),
  reason: goodwillInput.shape.reason,
});

export function Goodwill({ company, onDone }: Props) {
  const queries = useQueryClient();
  const { register, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(typed),
    defaultValues: { minutes: "", reason: "" },
  });
  const { keyOf, hasArrived } = useSendKey();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (given: z.output<typeof typed>) =>
      request("POST", `${companiesPath}/${company.id}/goodwill`, {
        ...given,
        key: keyOf(JSON.stringify(given)),
      }),
    onSuccess: (_, { minutes }) => {
      hasArrived();
      toast({
        title: "Goodwill given",
        description: `${company.name} has ${minutesInWords(minutes)} more.`,
      });
      onDone();
    },
    onError: (failure) => showFieldErrors(setError, ["minutes", "reason"], failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [`${companiesPath}/${company.id}`] }),
  });
  const field = (name: "minutes" | "reason") => ({
    id: `goodwill-${name}`,
    control: register(name),
    defaultValue: "",
    error: formState.errors[name]?.message,
    required: true,
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={handleSubmit((given) => isPending || mutate(given))}
    >
      <Field label="How much, as 1:30, 90m or 1.5h" {...field("minutes")} />
      <Field label="Reason" rows={2} {...field("reason")} />
      <Failure
        error={error}
        otherwise="The server did not respond. Press again: nothing is given twice."
      />
      <DialogActions onDismiss={onDone} pending={isPending}>
        {isPending ? "Giving..." : "Give goodwill hours"}
      </DialogActions>
    </form>
  );
}
