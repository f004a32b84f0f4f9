import type { Ctx } from "../../../platform/context.ts";
import { chargesBetween } from "../../billing/reports/charges-between.ts";
import { accountFor } from "../../invoices/account-for.ts";
import type { AccountQuery } from "../../invoices/schema.ts";
import type { FullAccount } from "../schema.ts";

export async function showAccount(ctx: Ctx, query: AccountQuery): Promise<FullAccount> {
  const account = await accountFor(ctx, query);
  return { ...account, cards: await chargesBetween(ctx.db, account) };
}
