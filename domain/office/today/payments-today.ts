import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import { oldestLapsed, oldestUnpaid } from "../../billing/charging/oldest-unpaid.ts";
import type { TodayItem } from "./schema.ts";

const troubles = {
  bank: "waiting for the client to confirm with their bank",
  refused: "card declined",
};

export async function paymentsToday(ctx: Ctx, limit: number): Promise<TodayItem[]> {
  const unpaid = await oldestUnpaid(ctx.db, limit);
  const lapsed = await oldestLapsed(ctx, limit);
  const told = [
    ...unpaid.map((row) => ({
      ...row,
      how: troubles[row.trouble === "bank" ? "bank" : "refused"],
    })),
    ...lapsed.map((row) => ({ ...row, saleKey: null, how: "first payment not completed" })),
  ];
  return told.map(({ id, companyId, company, cents, how, createdAt, saleKey }) => ({
    kind: "payment",
    id,
    title: company,
    detail: `${dollars(cents)}, ${how}`,
    since: createdAt.toISOString(),
    dueAt: null,
    leftMinutes: null,
    href: saleKey ? `/admin/quotes/${saleKey}` : `/admin/companies/${companyId}`,
  }));
}
