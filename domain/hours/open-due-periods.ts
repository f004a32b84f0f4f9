import type { Ctx } from "../../platform/context.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { listDueMemberships } from "../membership/list-due.ts";
import { eachCompany } from "./each-company.ts";
import { openPeriods } from "./open-period.ts";

export async function openDuePeriods(ctx: Ctx): Promise<void> {
  const due = await listDueMemberships(ctx.db, civilDateOf(ctx.clock.now()));
  await eachCompany(ctx, due, ({ id }) => openPeriods(ctx, id));
}
