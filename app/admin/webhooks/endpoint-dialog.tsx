import type { EndpointWithSecret, WebhookEndpoint } from "../../../domain/webhooks/schema.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { EndpointForm } from "./endpoint-form.tsx";
import { endpointName } from "./endpoint-name.ts";
import { ReplaceSecret } from "./replace-secret.tsx";
import { ShownSecret } from "./shown-secret.tsx";

export type Asked =
  | { what: "form"; endpoint: WebhookEndpoint | null }
  | { what: "replace"; endpoint: WebhookEndpoint }
  | { what: "secret"; endpoint: EndpointWithSecret };

type Props = {
  asked: Asked;
  open: boolean;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
};

function wordsFor({ what, endpoint }: Asked): { title: string; description: string } {
  if (what === "replace")
    return {
      title: "Replace the secret",
      description: `For 24 hours, what goes to ${endpointName(endpoint)} is signed with both the old and the new secret. Give the tool the new one by then.`,
    };
  if (what === "secret")
    return {
      title: endpoint.previousUntil ? "The new secret" : "Endpoint added",
      description: endpoint.previousUntil
        ? "It is shown only this once. For 24 hours the old secret signs as well: give the tool this one by then."
        : "Give this secret to the tool, which verifies each request with it as Standard Webhooks describes. It is shown only this once; if it gets lost, replace it.",
    };
  if (endpoint)
    return {
      title: "Edit endpoint",
      description: "What is still waiting goes to a new address as well.",
    };
  return {
    title: "Add endpoint",
    description: "The events you choose are sent there within a minute, signed.",
  };
}

export function EndpointDialog({ asked, open, onAsk, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()} {...wordsFor(asked)}>
      {asked.what === "form" ? (
        <EndpointForm
          endpoint={asked.endpoint}
          onCancel={onClose}
          onSaved={(made) => {
            if (made) return onAsk({ what: "secret", endpoint: made });
            toast({ title: "Endpoint saved" });
            onClose();
          }}
        />
      ) : asked.what === "replace" ? (
        <ReplaceSecret
          endpoint={asked.endpoint}
          onCancel={onClose}
          onReplaced={(endpoint) => onAsk({ what: "secret", endpoint })}
        />
      ) : (
        <ShownSecret secret={asked.endpoint.secret} onDone={onClose} />
      )}
    </Dialog>
  );
}
