import { Trash2 } from "lucide-react";
import type { WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { Failure } from "../../ui/failure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { RowButton } from "../lists/row-button.tsx";
import { endpointName } from "./endpoint-name.ts";
import { useWebhookChange } from "./use-webhook-change.ts";
import { endpointsPath } from "./webhooks-query.ts";

const steps = {
  test: {
    label: "Send test event",
    pending: "Sending...",
    done: { title: "Test event on its way", description: "Its answer shows under Deliveries." },
    failed: "The test event was not sent",
  },
  off: {
    label: "Turn off",
    pending: "Turning off...",
    done: { title: "Endpoint turned off", description: "New events wait until it is on again." },
    failed: "The endpoint was not turned off",
  },
  on: {
    label: "Turn on",
    pending: "Turning on...",
    done: { title: "Endpoint turned on", description: "What has waited goes out within a minute." },
    failed: "The endpoint was not turned on",
  },
};

type Step = keyof typeof steps;

type Props = {
  endpoint: WebhookEndpoint;
  onEdit: () => void;
  onReplace: () => void;
  onDelete: () => void;
};

export function EndpointActions({ endpoint, onEdit, onReplace, onDelete }: Props) {
  const { id, enabled } = endpoint;
  const name = endpointName(endpoint);
  const { mutate, isPending, variables, error } = useWebhookChange({
    mutationFn: (step: Step) =>
      step === "test"
        ? request("POST", `${endpointsPath}/${id}/test`)
        : request("PATCH", `${endpointsPath}/${id}`, { enabled: step === "on" }),
    onSuccess: (_, step) => toast(steps[step].done),
    onError: (failure, step) => toastFailure(steps[step].failed, failure, noAnswer),
  });
  const button = (step: Step) => (
    <RowButton
      label={isPending && variables === step ? steps[step].pending : steps[step].label}
      about={name}
      onPress={() => mutate(step)}
    />
  );
  return (
    <>
      <div className="row-actions endpoint-actions">
        {button("test")}
        <RowButton label="Edit" about={name} onPress={onEdit} />
        <RowButton label="Replace secret" about={`of ${name}`} onPress={onReplace} />
        {button(enabled ? "off" : "on")}
        <span className="row-apart">
          <Tooltip text="Delete">
            <button
              type="button"
              className="icon-button"
              aria-label={`Delete ${name}`}
              onClick={onDelete}
            >
              <Icon of={Trash2} />
            </button>
          </Tooltip>
        </span>
      </div>
      <Failure error={error} otherwise={noAnswer} />
    </>
  );
}
