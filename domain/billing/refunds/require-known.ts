import { and, desc, eq, gt, inArray, ne } from "drizzle-orm";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { cardRefunds, type RefundRow } from "./tables.ts";

const recentMs = 86_400_000;

type Asked = Pick<RefundRow, "companyId" | "kind" | "invoiceId"> & { besides: string | null };

/** Whoever got no answer may ask anew, with a new key: they hear first of what was given already. @throws CodedError conflict */
export async function requireKnown(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { companyId, kind, invoiceId, besides }: Asked,
): Promise<void> {
  const [last] = await db
    .select()
    .from(cardRefunds)
    .where(
      and(
        inArray(cardRefunds.companyId, await idsWithMerged(db, companyId)),
        eq(cardRefunds.kind, kind),
        ...(invoiceId === null ? [] : [eq(cardRefunds.invoiceId, invoiceId)]),
        ne(cardRefunds.state, "refused"),
        gt(cardRefunds.createdAt, new Date(clock.now().getTime() - recentMs)),
      ),
    )
    .orderBy(desc(cardRefunds.createdAt), desc(cardRefunds.id))
    .limit(1);
  if (!last) return;
  const what = `A ${kind} of ${dollars(last.cents)}`;
  if (last.state === "asked")
    throw new CodedError("conflict", `${what} is under way. Please wait for it.`);
  if (last.id === besides) return;
  const day = civilDay(civilDateOf(last.createdAt));
  throw new CodedError(
    "conflict",
    `${what} was given on ${day} (“${last.reason}”). Press again only if this is to be another one.`,
    { current: { id: last.id } },
  );
}
