import type { WebhookDelivery } from "../../../domain/webhooks/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { Failure } from "../../ui/failure.tsx";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { RowButton } from "../lists/row-button.tsx";
import { useWebhookChange } from "./use-webhook-change.ts";
import { deliveriesPath } from "./webhooks-query.ts";

type Props = { delivery: WebhookDelivery; about: string };

export function SendAgain({ delivery: { id }, about }: Props) {
  const { mutate, isPending, error } = useWebhookChange({
    mutationFn: () => request("POST", `${deliveriesPath}/${id}/again`),
    onSuccess: () =>
      toast({ title: "On its way again", description: "It keeps the id that it had." }),
    onError: (failure) => toastFailure("It was not sent again", failure, noAnswer),
  });
  return (
    <>
      <div className="row-actions">
        <RowButton
          label={isPending ? "Sending..." : "Send again"}
          about={about}
          onPress={() => mutate(undefined)}
        />
      </div>
      <Failure error={error} otherwise={noAnswer} />
    </>
  );
}
