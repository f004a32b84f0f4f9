import { and, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { mailReservations as reservations } from "./db/tables.ts";
import { rememberedFor } from "./sent-mails.ts";

type Services = { db: Queryable; clock: Clock };

const day = 24 * 60 * 60 * 1000;

const before = ({ clock }: Services, milliseconds: number) =>
  new Date(clock.wall().getTime() - milliseconds);

/** False once a recipient has had `perDay` others within a day; a retried mail keeps its slot. */
export function reserveMail(
  services: Services,
  { mailId, recipient, perDay }: { mailId: string; recipient: string; perDay: number },
): Promise<boolean> {
  const isRecent = gt(reservations.createdAt, before(services, day));
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`);
    const reserved = await tx
      .select({ mailId: reservations.mailId })
      .from(reservations)
      .where(
        and(eq(reservations.recipient, recipient), or(eq(reservations.mailId, mailId), isRecent)),
      );
    if (reserved.some((one) => one.mailId === mailId)) return true;
    if (reserved.length >= perDay) return false;
    await tx.insert(reservations).values({ mailId, recipient, createdAt: services.clock.wall() });
    return true;
  });
}

export async function forgetReservations(services: Services): Promise<void> {
  const isOld = lt(reservations.createdAt, before(services, rememberedFor));
  await services.db.delete(reservations).where(isOld);
}
