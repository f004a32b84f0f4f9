import { z } from "zod";

export const terms = ["month", "year"] as const;

/** How periods follow each other: by months of the anchor, or every 30 days. */
export const cadences = ["month", "thirty-days"] as const;

/** Who is asked for the money: a card, an invoice of ours, or nobody (the instant upgrade). */
export const billings = ["card", "by-hand", "none"] as const;

export const membershipStatuses = ["pending", "active", "past_due", "paused", "ended"] as const;

/** What is owed does not take back what was given. */
export const countsAsPaid = (status: string) => status === "active" || status === "past_due";

export const upgradeInput = z.object({ membershipPlan: z.string("Please choose a plan") });

export const currentPlan = z.object({ plan: z.string() });

export type UpgradeInput = z.output<typeof upgradeInput>;

export const nextEvent = z.object({
  kind: z.enum(["renews", "changes", "pauses", "resumes", "ends", "ended"]),
  on: z.iso.date(),
  planId: z.string().optional().describe("What it changes to."),
});

export type NextEvent = z.output<typeof nextEvent>;
