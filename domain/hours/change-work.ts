import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { companiesById } from "../companies/companies-by-id.ts";
import { inWork, requireAsRead } from "./in-work.ts";
import type { ListedWork, WorkChange } from "./schema.ts";
import { workQuestions, type WorkRow } from "./tables.ts";
import { billedMinutes, requireWorkDate } from "./work-rules.ts";

/** A correction whose answer was lost finds the line logged, as it was corrected. */
const isDifferent = (line: WorkRow, after: WorkRow): boolean =>
  line.status !== "logged" ||
  (["companyId", "date", "minutes", "place", "text", "requestId"] as const).some(
    (name) => line[name] !== after[name],
  );

const askedAbout = ({ status }: WorkRow) =>
  `The client has asked about this line, so it stays with its company. ${status === "sent_back" ? "Log" : "Send it back, and log"} the work again for the other one.`;

/** What was sent back is logged again, and an owner's yes to other minutes or another date is none. */
export function changeWork(ctx: Ctx, id: string, change: WorkChange): Promise<ListedWork> {
  const to = change.companyId;
  const step = { action: "work.changed", from: ["logged", "sent_back"], to } as const;
  return inWork(ctx, id, step, async (line, locked, { today }) => {
    const { where: place, updatedAt, ...given } = change;
    const after = { ...line, ...given, ...(place && { place }) };
    if (isDifferent(line, after)) await requireAsRead(locked, line, { updatedAt });
    requireWorkDate(after.date, today);
    const company = (await companiesById(locked.db, [after.companyId])).get(after.companyId);
    if (!company || company.mergedInto !== null)
      throw new CodedError("not_found", "There is no such company.");
    const isSameCompany = after.companyId === line.companyId;
    // Its questions were asked by one client, and the other one would read them.
    if (!isSameCompany && (await locked.db.$count(workQuestions, eq(workQuestions.workId, id))) > 0)
      throw new CodedError("conflict", askedAbout(line));
    const isSameBill =
      isSameCompany &&
      after.date === line.date &&
      after.minutes === line.minutes &&
      after.place === line.place;
    return {
      companyId: after.companyId,
      date: after.date,
      place: after.place,
      text: after.text,
      minutes: after.minutes,
      billedMinutes: billedMinutes(after.minutes),
      requestId: isSameCompany ? (after.requestId ?? null) : (change.requestId ?? null),
      status: "logged",
      sentBackBecause: null,
      overageAgreedAt: isSameBill ? line.overageAgreedAt : null,
      overageAgreedMinutes: isSameBill ? line.overageAgreedMinutes : null,
      agreementAskedAt:
        isSameCompany && (isSameBill || !line.overageAgreedAt) ? line.agreementAskedAt : null,
    };
  });
}
