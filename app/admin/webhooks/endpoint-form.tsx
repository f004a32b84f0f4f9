import { zodResolver } from "@hookform/resolvers/zod";
import { Controller } from "react-hook-form";
import {
  type EndpointWithSecret,
  type NewEndpoint,
  newEndpoint,
  type WebhookEndpoint,
} from "../../../domain/webhooks/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Failure } from "../../ui/failure.tsx";
import { useForm } from "../../ui/use-form.ts";
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
  await request("PATCH", `${endpointsPath}/${known.id}`, typed);
  return null;
}

export function EndpointForm({ endpoint, onSaved, onCancel }: Props) {
  const { url = "", description = "", events = [] } = endpoint ?? {};
  const values = { url, description, events };
  const { register, control, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(newEndpoint),
    defaultValues: values,
  });
  const { keyOf } = useSendKey();
  const { mutate, isPending, error } = useWebhookChange({
    mutationFn: (typed: NewEndpoint): Promise<EndpointWithSecret | null> =>
      save(endpoint, typed, keyOf(JSON.stringify(typed))),
    onSuccess: onSaved,
    onError: (failure) => showFieldErrors(setError, ["url", "description", "events"], failure),
  });
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
      <Failure
        error={error}
        otherwise={`The server did not respond. ${endpoint ? "Nothing was saved." : "Press again: nothing is added twice."}`}
      />
      <DialogActions onDismiss={onCancel} pending={isPending}>
        {isPending ? "Saving..." : endpoint ? "Save" : "Add endpoint"}
      </DialogActions>
    </form>
  );
}
