import { and, asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { companyViews, type SeatRow, seats } from "./tables.ts";

type Seat = Pick<SeatRow, "companyId" | "role">;

const { companyId, userId, role, createdAt } = seats;

const seatsOf = (db: Queryable, person: string) =>
  db
    .select({ companyId, role })
    .from(seats)
    .leftJoin(
      companyViews,
      and(eq(companyViews.userId, userId), eq(companyViews.companyId, companyId)),
    )
    .where(eq(userId, person))
    .orderBy(sql`${companyViews.userId} is null`, asc(createdAt), asc(companyId));

/** The one they chose, else the one they have sat in longest. */
export async function companyInView(db: Queryable, person: string): Promise<Seat | null> {
  const [seat] = await seatsOf(db, person).limit(1);
  return seat ?? null;
}

/** One view is shared by all tabs and devices of a person. @throws CodedError conflict if what was read was another's */
export function requireInView(inView: Seat | null, read: string | null | undefined): void {
  if (read !== undefined && read !== (inView?.companyId ?? null))
    throw new CodedError(
      "conflict",
      "You are looking at another company by now. Please reload the page.",
    );
}

export async function ownedCompany(db: Queryable, person: string): Promise<string | null> {
  const all = await seatsOf(db, person);
  return all.find((seat) => seat.role === "owner")?.companyId ?? null;
}
