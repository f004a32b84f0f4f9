import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { lockByName } from "../../platform/db/lock-by-name.ts";
import { CodedError } from "../../platform/errors.ts";
import type { EventType } from "../../platform/event-types.ts";
import { recordEvent } from "../../platform/events.ts";
import { fillEmptyName } from "../accounts/fill-empty-name.ts";
import { fillEmptyPhone } from "../accounts/fill-empty-phone.ts";
import { type Account, findVerifiedUser } from "../accounts/verified-user.ts";
import { giveSeat } from "../companies/give-seat.ts";
import { type MayStart, settle } from "./settle.ts";
import type { Decided, ApplicationKind } from "./application-kind.ts";

type Deciding<Row> = {
  action: AuditAction;
  tell?: EventType;
  change: (tx: Queryable) => PromiseLike<Row[]>;
  mayStart?: MayStart | undefined;
};

/** One application of an address is decided at a time, so that all lead to one company. */
const lockApplicant = (tx: Queryable, email: string) =>
  lockByName(tx, `applicant ${email.toLowerCase()}`);

/** Of two admins deciding at once, only the first succeeds. @throws CodedError not_found, conflict */
export function decideApplication<Row extends Decided>(
  ctx: Ctx,
  kind: ApplicationKind<Row>,
  id: number,
  { action, tell, change, mayStart }: Deciding<Row>,
): Promise<Row> {
  return ctx.db.transaction(async (tx) => {
    const [asked] = await kind.find(tx, id);
    if (asked) await lockApplicant(tx, asked.email);
    const [decided] = await change(tx);
    if (!decided) throw refusal(kind, await kind.find(tx, id));
    await ctx.jobs.send(tx, ...kind.decisionJob(id));
    const email = decided.email.toLowerCase();
    await applyDecision({ ...ctx, db: tx }, kind, { id, email, mayStart });
    const { status } = decided;
    const companyId = await kind.companyOf(tx, id);
    const planId = kind.planOf(decided);
    if (tell)
      await recordEvent({ ...ctx, db: tx }, tell, { [`${kind.noun}Id`]: id, planId, companyId });
    await recordAudit(tx, ctx, {
      action,
      subjectType: `membership_${kind.noun}`,
      subjectId: id,
      companyId,
      details: {
        before: { status: kind.waiting },
        after: { status, planId },
      },
    });
    return decided;
  });
}

export function refusal<Row extends Decided>({ noun }: ApplicationKind<Row>, [current]: Row[]) {
  if (!current) return new CodedError("not_found", `There is no such ${noun}.`);
  const message = `This ${noun} has already been ${current.status}.`;
  return new CodedError("conflict", message, { current });
}

/** A concurrent decision may not have seen the new account, so this waits for the lock on its row. */
export async function applyDecided<Row extends Decided>(
  ctx: Ctx,
  kind: ApplicationKind<Row>,
  account: Account,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockApplicant(tx, account.email);
    await kind.lockPending(tx, account.email);
    await applyGranted({ ...ctx, db: tx }, kind, account);
  });
}

type Decision = { id: number; email: string; mayStart: MayStart | undefined };

/** The membership starts on the day of the decision, whether or not anybody has signed in. */
async function applyDecision<Row extends Decided>(
  ctx: Ctx,
  kind: ApplicationKind<Row>,
  { id, email, mayStart }: Decision,
): Promise<void> {
  const account = await findVerifiedUser(ctx.db, email);
  if (account) return applyGranted(ctx, kind, account, mayStart);
  const granted = await kind.lockGranted(ctx.db, email);
  const one = granted.find((row) => row.id === id);
  if (one) await settle(ctx, kind, one, null, mayStart);
}

async function applyGranted<Row extends Decided>(
  ctx: Ctx,
  kind: ApplicationKind<Row>,
  account: Account,
  mayStart?: MayStart,
): Promise<void> {
  if (!account.emailVerified) return;
  const now = ctx.clock.now();
  const system = { ...ctx, actor: { kind: "system" as const } };
  const granted = await kind.lockGranted(ctx.db, account.email);
  const latest = granted.findLast(({ companyId }) => companyId === null);
  for (const row of granted) {
    const { id, planId, companyId, firstName, lastName, phone } = row;
    if (companyId !== null)
      await giveSeat(system, { companyId, userId: account.id, role: "owner" });
    else if (row === latest) await settle(ctx, kind, row, account.id, mayStart);
    await fillEmptyName(ctx.db, account.id, { firstName, lastName });
    await fillEmptyPhone(ctx.db, account.id, phone);
    await kind.markApplied(ctx.db, id, now);
    await recordAudit(ctx.db, system, {
      action: `membership-${kind.noun}.applied`,
      subjectType: "user",
      subjectId: account.id,
      companyId: await kind.companyOf(ctx.db, id),
      details: { ...kind.auditDetails(id), planId },
    });
  }
}
