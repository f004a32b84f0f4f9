import type { SeatRole } from "../companies/schema.ts";

/** Whom invoices are sent to and shown. */
export const keepers: SeatRole[] = ["owner", "billing"];
