import type { Ctx } from "../../platform/context.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { addMembership, type Terms } from "../membership/add-membership.ts";
import { endMembership } from "../membership/end-membership.ts";
import { findRunning } from "../membership/find-membership.ts";
import { heldGrants } from "./held-grants.ts";
import { standingOf } from "../membership/standing.ts";
import { expireGrantsOf } from "./move-expiry.ts";
import { openPeriods } from "./open-period.ts";
import { shortenPause } from "./shorten-pause.ts";
import { writeOff } from "./write-off.ts";
import { writeOffsAtCut } from "./write-offs.ts";

type AuditedCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

/** In place of the one that runs. The free plan only ends that. `ctx.db` is a transaction. */
export async function startMembership(ctx: AuditedCtx, terms: Terms): Promise<string | null> {
  await lockCompany(ctx.db, terms.companyId);
  await endAtOnce(ctx, terms.companyId, terms.anchor ?? civilDateOf(ctx.clock.now()));
  if (terms.planId === "free") return null;
  const membershipId = await addMembership(ctx, terms);
  await openPeriods(ctx, membershipId);
  return membershipId;
}

/** Earlier periods keep what is left of them; of the current one, only work from before that day still draws. */
async function endAtOnce(ctx: AuditedCtx, companyId: string, on: string): Promise<void> {
  const known = await findRunning(ctx.db, companyId);
  if (!known) return;
  // What is late may open periods, or end it by itself.
  await openPeriods(ctx, known.id);
  const running = await findRunning(ctx.db, companyId);
  if (!running) return;
  const now = ctx.clock.now();
  if (running.status === "paused") {
    const cut = { on, action: "membership.pause-ended" } as const;
    await shortenPause(ctx, await standingOf(ctx.db, running), cut);
  }
  const cut = await endMembership(ctx, running, on);
  if (cut === null) return;
  await expireGrantsOf(ctx.db, cut, on);
  const lost = writeOffsAtCut(await heldGrants(ctx.db, [companyId]), cut);
  await writeOff(
    ctx.db,
    lost.map((grant) => ({ grant, periodId: cut })),
    now,
  );
}
