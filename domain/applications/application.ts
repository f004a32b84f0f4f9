import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { fillEmptyName } from "../accounts/fill-empty-name.ts";
import { type Account, findVerifiedUser } from "../accounts/verified-user.ts";
import { applyPlan } from "../membership/apply-plan.ts";

type Decided = { email: string; status: string };

type Named = { firstName: string; lastName: string };

export type Accepted = Named & { phone: string | null; company: string; acceptedAt: Date | null };

export type ApplicationKind<Row extends Decided> = {
  noun: "request" | "signup";
  planOf(row: Row): string | null;
  decisionJob(id: number): [name: string, payload: object];
  auditDetails(id: number): Record<string, number>;
  find(tx: Queryable, id: number): PromiseLike<Row[]>;
  lockPending(tx: Queryable, email: string): PromiseLike<unknown>;
  lockGranted(
    tx: Queryable,
    email: string,
  ): PromiseLike<(Named & { id: number; planId: string | null })[]>;
  markApplied(tx: Queryable, id: number, now: Date): PromiseLike<unknown>;
  findAccepted(db: Queryable, email: string): Promise<Accepted | null>;
};

/** Of two admins deciding at once, only the first succeeds. @throws CodedError not_found, conflict */
export function decideApplication<Row extends Decided>(
  ctx: Ctx,
  kind: ApplicationKind<Row>,
  id: number,
  change: (tx: Queryable) => PromiseLike<Row[]>,
): Promise<Row> {
  return ctx.db.transaction(async (tx) => {
    const [decided] = await change(tx);
    if (!decided) throw refusal(kind, await kind.find(tx, id));
    await recordAudit(tx, ctx, {
      action: `membership-${kind.noun}.${decided.status}`,
      subjectType: `membership_${kind.noun}`,
      subjectId: id,
      details: { planId: kind.planOf(decided) },
    });
    await ctx.jobs.send(tx, ...kind.decisionJob(id));
    const account = await findVerifiedUser(tx, decided.email);
    if (account) await applyGranted({ ...ctx, db: tx }, kind, account);
    return decided;
  });
}

function refusal<Row extends Decided>({ noun }: ApplicationKind<Row>, [current]: Row[]) {
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
    await kind.lockPending(tx, account.email);
    await applyGranted({ ...ctx, db: tx }, kind, account);
  });
}

async function applyGranted<Row extends Decided>(
  ctx: Ctx,
  kind: ApplicationKind<Row>,
  account: Account,
): Promise<void> {
  if (!account.emailVerified) return;
  const now = ctx.clock.now();
  const system = { ...ctx, actor: { kind: "system" as const } };
  for (const { id, planId, ...name } of await kind.lockGranted(ctx.db, account.email)) {
    if (planId === null) throw new Error(`A granted ${kind.noun}, ${id}, has no plan`);
    await applyPlan(ctx.db, account.id, planId, now);
    await fillEmptyName(ctx.db, account.id, name);
    await kind.markApplied(ctx.db, id, now);
    await recordAudit(ctx.db, system, {
      action: `membership-${kind.noun}.applied`,
      subjectType: "user",
      subjectId: account.id,
      details: { ...kind.auditDetails(id), planId },
    });
  }
}
