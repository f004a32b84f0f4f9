import { and, eq, gt, or } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { lockByName } from "./db/lock-by-name.ts";
import { mailReservations as reservations } from "./db/tables.ts";

type Services = { db: Queryable; clock: Clock };

const day = 24 * 60 * 60 * 1000;

/** False once a recipient has had `perDay` others within a day; a retried mail keeps its slot. */
export function reserveMail(
  services: Services,
  { mailId, recipient, perDay }: { mailId: string; recipient: string; perDay: number },
): Promise<boolean> {
  const isRecent = gt(reservations.createdAt, new Date(services.clock.wall().getTime() - day));
  return services.db.transaction(async (tx) => {
    await lockByName(tx, recipient);
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
