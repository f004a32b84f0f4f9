import { readerWaitsUntil } from "./desk/mail/receive-mails.ts";
import { deliveryWaitsUntil } from "./webhooks/send-due.ts";

/** Until when something waits, by the clock of the moment in which it was put off. */
export const waitsUntil = [deliveryWaitsUntil, readerWaitsUntil];
