import { readerWaitsUntil } from "./desk/mail/receive-mails.ts";
import { deliveryWaitsUntil } from "./webhooks/send-due.ts";

/** If the machine’s clock is set back, what these columns put off comes sooner by as much. */
export const waitsUntil = [deliveryWaitsUntil, readerWaitsUntil];
