import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { nameOf } from "../address-mail.ts";
import { companiesById } from "./companies-by-id.ts";
import { isSeated } from "./require-seat.ts";
import { type SeatMove, seatMovedMail } from "./seat-moved-mail.ts";

async function isStillTold(db: Queryable, { what, from, to, readerId: userId }: SeatMove) {
  if (what === "moved") return true;
  return isSeated(db, { companyId: what === "left" ? from : to, userId }, ["owner"]);
}

/** To whoever was moved, and the owners of both companies, who learn nothing of the other one. */
export async function sendSeatMoved(
  { db, mailer }: { db: Queryable; mailer: Mailer },
  move: SeatMove,
): Promise<void> {
  const reader = await findUser({ db }, move.readerId);
  const person = await findUser({ db }, move.userId);
  const known = await companiesById(db, [move.from, move.to]);
  if (!reader || !person || !(await isStillTold(db, move))) return;
  const nameFor = (id: string) => known.get(id)?.name ?? "";
  await mailer.deliver(
    seatMovedMail({
      ...move,
      reader,
      who: { name: nameOf(person), email: person.email },
      companies: { from: nameFor(move.from), to: nameFor(move.to) },
    }),
  );
}
