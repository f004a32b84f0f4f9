import { firmMoment } from "../content/firm-day.ts";
import { sayMinutes } from "../content/minutes.ts";
import type { Ctx } from "../platform/context.ts";
import { requireAdmin } from "../platform/require-actor.ts";
import { listPeople } from "./accounts/list-people.ts";
import { namePeople } from "./accounts/name-people.ts";
import { findCompany } from "./companies/find-company.ts";
import { keptCompany } from "./companies/merged-companies.ts";
import { readConversation } from "./desk/read-conversation.ts";
import { civilDateOf } from "./fields/civil-date.ts";
import { countHours } from "./hours/count-hours.ts";
import { findLatest } from "./membership/find-membership.ts";
import { requirePlan } from "./plans/require-plan.ts";
import { listTemplates } from "./templates/list-templates.ts";
import { type FilledTemplate, fillIn, type TemplateField } from "./templates/schema.ts";

type Values = Partial<Record<TemplateField, string>>;

async function ofCompany({ db, clock }: Ctx, id: string) {
  const company = await findCompany(db, await keptCompany(db, id));
  const held = await findLatest(db, company.id);
  const periodId = held?.period?.id ?? null;
  const hours = await countHours(db, company.id, { today: civilDateOf(clock.now()), periodId });
  const values: Values = {
    company: company.name,
    "hours left": sayMinutes(hours.remaining),
    ...(held && { plan: (await requirePlan(db, held.membership.planId)).name }),
  };
  return { values, consultantId: company.consultantId };
}

/** Staff's templates with the values of a conversation; what it lacks stays to be filled in. @throws CodedError not_found */
export async function fillTemplates(ctx: Ctx, id: string): Promise<FilledTemplate[]> {
  const { userId } = requireAdmin(ctx.actor);
  const asked = await readConversation(ctx, id);
  const { clock, personId, assigneeId } = asked;
  const known = asked.companyId ? await ofCompany(ctx, asked.companyId) : null;
  const [person] = personId ? await listPeople(ctx.db, [personId]) : [];
  // Who gave no name is told of by their address.
  const given = asked.kind === "lead" && asked.from !== asked.email ? asked.from : undefined;
  const name = person?.firstName ?? given?.split(" ")[0];
  const staff = known?.consultantId ?? assigneeId ?? userId;
  const consultant = (await namePeople(ctx.db, [staff])).get(staff);
  const values: Values = {
    ...(asked.company && { company: asked.company }),
    ...known?.values,
    ...(name && { name }),
    ...(consultant && { consultant }),
    ...(clock && !clock.late && clock.leftMinutes !== null && { promise: firmMoment(clock.dueAt) }),
  };
  const templates = await listTemplates(ctx);
  return templates.map(({ id, name, text }) => ({ id, name, text: fillIn(text, values) }));
}
