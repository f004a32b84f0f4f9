import { plans } from "../content/plans.ts";
import type { Ctx } from "../platform/context.ts";
import { personOf } from "./accounts/person.ts";
import { requireUser } from "./accounts/require-user.ts";
import { requestKind } from "./applications/request-kind.ts";
import type { PendingApplication } from "./applications/schema.ts";
import { lapsedForMs } from "./billing/charging/oldest-unpaid.ts";
import { findLapsedCharge, findOpenCharge } from "./billing/find-open-charge.ts";
import { signupKind } from "./billing/signup-kind.ts";
import { promisedBy } from "./promised-by.ts";

/** Only under an address they have proved. @throws CodedError unauthenticated */
export async function findOwnApplication(ctx: Ctx): Promise<PendingApplication | null> {
  const { verifiedEmail } = personOf(await requireUser(ctx));
  const waiting = await Promise.all(
    [requestKind, signupKind].map(async (kind) => {
      const found = await kind.findWaiting(ctx.db, verifiedEmail);
      return found && { ...found, kind: kind.noun, charge: null };
    }),
  );
  const since = new Date(ctx.clock.now().getTime() - lapsedForMs);
  const unpaid =
    (await findOpenCharge(ctx.db, verifiedEmail)) ??
    (await findLapsedCharge(ctx.db, verifiedEmail, since));
  const [latest] = [...waiting, unpaid && { ...unpaid, kind: signupKind.noun }]
    .filter((one) => one !== null)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (!latest) return null;
  const { kind, plan, firstName, lastName, phone, company, createdAt, charge } = latest;
  const calledBy = await promisedBy(ctx, createdAt);
  return {
    kind,
    plan: plans.find(({ id }) => id === plan)?.name ?? plan,
    name: `${firstName} ${lastName}`,
    phone,
    company,
    createdAt: createdAt.toISOString(),
    calledBy: calledBy.toISOString(),
    late: calledBy < ctx.clock.now(),
    charge,
  };
}
