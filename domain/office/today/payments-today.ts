import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import { oldestUnpaid } from "../../billing/charging/oldest-unpaid.ts";
import type { TodayItem } from "./schema.ts";

export async function paymentsToday({ db }: Ctx, limit: number): Promise<TodayItem[]> {
  return (await oldestUnpaid(db, limit)).map(
    ({ id, companyId, company, totalCents, trouble, createdAt }) => ({
      kind: "payment",
      id,
      title: company,
      detail: `${dollars(totalCents)}, ${trouble === "bank" ? "waiting for the client’s bank" : "card refused"}`,
      since: createdAt.toISOString(),
      dueAt: null,
      leftMinutes: null,
      href: `/admin/companies/${companyId}`,
    }),
  );
}
