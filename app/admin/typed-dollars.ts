import { z } from "zod";

/** An amount as people type it, in cents. A comma parts thousands: "1234,50" is refused, not read as 123,450. */
export const typedDollars = (wrong: string) =>
  z
    .string()
    .regex(/^\s*\$?\s*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?\s*$/, wrong)
    .transform((words) => Math.round(Number(words.replaceAll(/[$,\s]/g, "")) * 100));
