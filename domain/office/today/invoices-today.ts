import { counted } from "../../../content/counted.ts";
import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import { civilDateOf, daysBetween, startOfDay } from "../../fields/civil-date.ts";
import { oldestOverdue } from "../../invoices/oldest-overdue.ts";
import type { TodayItem } from "./schema.ts";

export async function invoicesToday(ctx: Ctx, limit: number): Promise<TodayItem[]> {
  const today = civilDateOf(ctx.clock.now());
  return Promise.all(
    (await oldestOverdue(ctx, limit)).map(async ({ id, number, company, cents, dueDate }) => {
      const days = daysBetween(dueDate, today);
      return {
        kind: "invoice" as const,
        id,
        title: company,
        detail: `${number}, ${dollars(cents)}, ${counted(days, "day")} overdue`,
        since: (await startOfDay(dueDate)).toISOString(),
        dueAt: null,
        leftMinutes: null,
        href: `/admin/invoices/${id}`,
      };
    }),
  );
}
