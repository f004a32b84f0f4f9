import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Controller } from "react-hook-form";
import {
  type EndpointWithSecret,
  type NewEndpoint,
  newEndpoint,
  type WebhookEndpoint,
} from "../../../domain/webhooks/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { currentOf } from "../../api-client/current-of.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { failureWords } from "../../ui/failure.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useForm } from "../../ui/use-form.ts";
import { endpointName } from "./endpoint-name.ts";
import { EventChoice } from "./event-choice.tsx";
import { useWebhookChange } from "./use-webhook-change.ts";
import { endpointsPath } from "./webhooks-query.ts";

type Props = {
  endpoint: WebhookEndpoint | null;
  /** With the secret of one that is new. */
  onSaved: (made: EndpointWithSecret | null) => void;
  onCancel: () => void;
};

async function save(known: WebhookEndpoint | null, typed: NewEndpoint, key: string) {
  if (!known) return (await request("POST", endpointsPath, { ...typed, key })).json();
  const { id, updatedAt } = known;
  await request("PATCH", `${endpointsPath}/${id}`, { ...typed, updatedAt });
  return null;
}

const changedMeanwhile = (failure: Error | null) =>
  currentOf(failure) as WebhookEndpoint | undefined;

export function EndpointForm({ endpoint, onSaved, onCancel }: Props) {
  const [read, setRead] = useState(endpoint);
  const { url = "", description = "", events = [] } = read ?? {};
  const values = { url, description, events };
  const { register, control, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(newEndpoint),
    defaultValues: values,
    // Else a second press would undo what a colleague has saved in the other fields.
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const { keyOf } = useSendKey();
  const { mutate, isPending, error } = useWebhookChange({
    mutationFn: (typed: NewEndpoint): Promise<EndpointWithSecret | null> =>
      save(read, typed, keyOf(JSON.stringify(typed))),
    onSuccess: onSaved,
    onError: (failure) => {
      setRead(changedMeanwhile(failure) ?? read);
      showFieldErrors(setError, ["url", "description", "events"], failure);
    },
  });
  const other = changedMeanwhile(error);
  const field = (name: "url" | "description") => ({
    id: `endpoint-${name}`,
    control: register(name),
    defaultValue: values[name],
    error: formState.errors[name]?.message,
  });
  return (
    <form className="form" noValidate onSubmit={handleSubmit((typed) => mutate(typed))}>
      <Field label="Address" type="url" required autoComplete="off" {...field("url")} />
      <Field label="Description" autoComplete="off" {...field("description")} />
      <Controller
        control={control}
        name="events"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <EventChoice
            chosen={value}
            onChange={onChange}
            inputRef={ref}
            error={fieldState.error?.message}
          />
        )}
      />
      <FormProblem>
        {error ? (
          <>
            {failureWords(
              error,
              `The server did not respond. ${endpoint ? "Nothing was saved." : "Press again: nothing is added twice."}`,
            )}
            {other
              ? ` It is “${endpointName(other)}” at ${other.url} now. Fields that you have not changed show that. Save again to replace the rest.`
              : null}
          </>
        ) : null}
      </FormProblem>
      <DialogActions onDismiss={onCancel} pending={isPending}>
        {isPending ? "Saving..." : endpoint ? "Save" : "Add endpoint"}
      </DialogActions>
    </form>
  );
}
