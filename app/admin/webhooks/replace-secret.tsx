import type { EndpointWithSecret, WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Failure } from "../../ui/failure.tsx";
import { Moment } from "../moment.tsx";
import { useWebhookChange } from "./use-webhook-change.ts";
import { endpointsPath } from "./webhooks-query.ts";

type Props = {
  endpoint: WebhookEndpoint;
  onReplaced: (endpoint: EndpointWithSecret) => void;
  onCancel: () => void;
};

export function ReplaceSecret({ endpoint, onReplaced, onCancel }: Props) {
  const { id, previousUntil } = endpoint;
  const { keyOf } = useSendKey();
  const { mutate, isPending, error } = useWebhookChange<EndpointWithSecret, undefined>({
    mutationFn: async () => {
      const body = { previousUntil, key: keyOf(id) };
      return (await request("POST", `${endpointsPath}/${id}/secret`, body)).json();
    },
    onSuccess: onReplaced,
  });
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(undefined);
      }}
    >
      {previousUntil ? (
        <div className="notice">
          <p>
            It was replaced less than a day ago. The secret before it, which signs until{" "}
            <Moment iso={previousUntil} withTime />, stops working at once.
          </p>
        </div>
      ) : null}
      <Failure
        error={error}
        otherwise="The server did not respond. Press again: it is replaced once."
      />
      <DialogActions onDismiss={onCancel} pending={isPending}>
        {isPending ? "Replacing..." : "Replace secret"}
      </DialogActions>
    </form>
  );
}
