import type { Ctx } from "../../../platform/context.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import { companyInView } from "../../companies/company-in-view.ts";
import { nameCompanies } from "../../companies/name-companies.ts";
import { requireCompany } from "../../companies/require-seat.ts";
import { hasPriority } from "../../membership/has-priority.ts";
import { firmClocks } from "./firm-clocks.ts";
import { askingRoles } from "../in-conversation.ts";
import type { Promises } from "./schema.ts";

export async function sayPromises(ctx: Ctx, wanted: string | undefined): Promise<Promises> {
  const { userId } = requireMember(ctx.actor);
  const seat = wanted ? await requireCompany(ctx, wanted) : await companyInView(ctx.db, userId);
  const { rules, calendar } = await firmClocks(ctx);
  const now = ctx.clock.now();
  const by = (urgency: "urgent" | "standard") =>
    rules.promiseFrom(calendar, urgency, now).toISOString();
  const names = seat ? await nameCompanies(ctx.db, [seat.companyId]) : new Map<string, string>();
  return {
    companyId: seat?.companyId ?? null,
    company: names.get(seat?.companyId ?? "") ?? null,
    mayAsk: !seat || (seat.role !== null && askingRoles.includes(seat.role)),
    urgentBy: seat ? by("urgent") : null,
    standardBy: by(seat && (await hasPriority(ctx.db, seat.companyId)) ? "urgent" : "standard"),
  };
}
