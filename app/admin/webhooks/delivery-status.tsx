import type { WebhookDelivery } from "../../../domain/webhooks/schema.ts";
import { Moment } from "../moment.tsx";

export const deliveryWords: Record<WebhookDelivery["status"], string> = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Given up",
};

const looks = { waiting: "scheduled", delivered: "approved", failed: "late" };

type Props = { delivery: WebhookDelivery; isOn: boolean };

function When({ delivery, isOn }: Props) {
  const { attempts, nextTryAt, deliveredAt, failedAt } = delivery;
  const at = deliveredAt ?? failedAt;
  if (at) return <Moment iso={at} withTime />;
  if (!isOn) return "Until the endpoint is on";
  if (attempts === 0) return "Goes out within a minute";
  return nextTryAt ? (
    <>
      Next try <Moment iso={nextTryAt} withTime />
    </>
  ) : null;
}

export function DeliveryStatus(props: Props) {
  const { status } = props.delivery;
  return (
    <>
      <span className={`status status-${looks[status]}`}>{deliveryWords[status]}</span>
      <span className="record-detail figure delivery-when">
        <When {...props} />
      </span>
    </>
  );
}
