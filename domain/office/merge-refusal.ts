import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { hasOpenFirstPayment } from "../billing/charging/open-first-payment.ts";
import { listRunning } from "../membership/find-membership.ts";
import { statusOn } from "../membership/status-on.ts";

type Named = { id: string; name: string };
type Pair = { from: Named; into: Named };

/** A membership keeps its company: its periods, entries and statements name it. */
export async function mergeRefusal(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { from, into }: Pair,
): Promise<{ refusal: string | null; otherWay: boolean }> {
  const today = civilDateOf(clock.now());
  const running = (await listRunning(db, [from.id, into.id]))
    .filter((one) => statusOn(one, today) !== "ended")
    .map(({ companyId }) => companyId);
  if (running.length > 1)
    return {
      refusal: `${from.name} and ${into.name} both have a membership that has not ended. End one of them first.`,
      otherWay: false,
    };
  if (!running.includes(from.id)) return firstPaymentRefusal(db, { from, into }, running);
  return {
    refusal: `${from.name} has a membership that has not ended, so it is the one to keep. Merge ${into.name} into it instead.`,
    otherWay: true,
  };
}

/** Paid after the merge, it would take the place of the membership that is kept. */
async function firstPaymentRefusal(
  db: Ctx["db"],
  { from, into }: Pair,
  running: string[],
): Promise<{ refusal: string | null; otherWay: boolean }> {
  const isOpen =
    (await hasOpenFirstPayment(db, from.id)) &&
    (running.includes(into.id) || (await hasOpenFirstPayment(db, into.id)));
  return isOpen
    ? {
        refusal: `${from.name} has a first payment that is still open. Wait until it is paid or given up, which takes a day at most.`,
        otherWay: false,
      }
    : { refusal: null, otherWay: true };
}

export function requireTwo(from: string, into: string): void {
  if (from === into)
    throw new CodedError("conflict", "A company can’t be merged with itself. Choose another one.");
}
