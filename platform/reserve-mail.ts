import { and, eq, gt, or } from "drizzle-orm";
import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { lockByName } from "./db/lock-by-name.ts";
import { mailReservations as reservations } from "./db/tables.ts";

type Services = { db: Queryable; clock: Clock };

type Slot = { mailId: string; recipient: string; most: number; hours: number };

const hourMs = 60 * 60 * 1000;

/** False once a recipient has had as many others within these hours, a day at most; a retried mail keeps its slot. */
export function reserveMail(
  services: Services,
  { mailId, recipient, most, hours }: Slot,
): Promise<boolean> {
  const since = new Date(services.clock.wall().getTime() - hours * hourMs);
  const isRecent = gt(reservations.createdAt, since);
  return services.db.transaction(async (tx) => {
    await lockByName(tx, recipient);
    const reserved = await tx
      .select({ mailId: reservations.mailId })
      .from(reservations)
      .where(
        and(eq(reservations.recipient, recipient), or(eq(reservations.mailId, mailId), isRecent)),
      );
    if (reserved.some((one) => one.mailId === mailId)) return true;
    if (reserved.length >= most) return false;
    await tx.insert(reservations).values({ mailId, recipient, createdAt: services.clock.wall() });
    return true;
  });
}
