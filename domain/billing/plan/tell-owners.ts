import { randomUUID } from "node:crypto";
import { z } from "zod";
import { notifyOwners } from "../../hours/notify-owners.ts";
import type { LedgerCtx } from "../../hours/in-ledger.ts";
import { terms } from "../../membership/schema.ts";

const plan = z.object({ planId: z.string(), term: z.enum(terms) });
const day = z.iso.date();

export const planNews = z.discriminatedUnion("kind", [
  plan.extend({ kind: z.literal("change-planned"), on: day }),
  plan.extend({ kind: z.literal("change-taken-back") }),
  plan.extend({ kind: z.literal("upgraded"), on: day }),
  plan.extend({ kind: z.literal("taken-unbilled"), on: day }),
  plan.extend({ kind: z.literal("upgrade-lapsed") }),
  plan.extend({ kind: z.literal("canceled"), endsOn: day }),
  plan.extend({ kind: z.literal("canceled-at-once") }),
  plan.extend({ kind: z.literal("cancellation-taken-back"), on: day }),
  plan.extend({ kind: z.literal("pause-planned"), from: day, until: day }),
  plan.extend({ kind: z.literal("pause-taken-back"), on: day }),
  plan.extend({ kind: z.literal("pause-ends-early"), on: day }),
  plan.extend({ kind: z.literal("card-takes-over"), on: day }),
  plan.extend({ kind: z.literal("card-asked"), on: day }),
  plan.extend({ kind: z.literal("ended-unpaid") }),
]);

export type PlanNews = z.output<typeof planNews>;

export function tellOwners(ctx: LedgerCtx, companyId: string, news: PlanNews): Promise<void> {
  const newsId = randomUUID();
  return notifyOwners(ctx, companyId, "plan-mail", { newsId, companyId, news });
}
