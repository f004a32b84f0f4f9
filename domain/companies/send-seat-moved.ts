import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Mailer } from "../../platform/mail.ts";
import { findUser } from "../accounts/require-user.ts";
import { nameOf, paragraph, toPerson } from "../address-mail.ts";
import { plainName } from "../mail-layout.ts";
import { companiesById } from "./companies-by-id.ts";
import { plainCompany } from "./plain-company.ts";

type SeatMove = {
  from: string;
  to: string;
  userId: string;
  movedAt: string;
  what: "moved" | "left" | "joined";
  readerId: string;
};

/** To whoever was moved, and the owners of both companies, who learn nothing of the other one. */
export async function sendSeatMoved(
  services: { db: Queryable; mailer: Mailer },
  { from, to, userId, movedAt, what, readerId }: SeatMove,
): Promise<void> {
  const { db, mailer } = services;
  const reader = await findUser({ db }, readerId);
  const person = await findUser({ db }, userId);
  const companies = await companiesById(db, [from, to]);
  if (!reader || !person) return;
  const nameFor = (id: string) => plainCompany(companies.get(id)?.name ?? "") ?? "a company";
  const who = plainName(nameOf(person)).trim() || person.email;
  const said = {
    moved: {
      heading: `You now have access to ${nameFor(to)}`,
      text: `${firm.name} has moved you from ${nameFor(from)} to ${nameFor(to)}. From now on you see its hours and requests, and no longer those of ${nameFor(from)}.`,
    },
    left: {
      heading: `${who} no longer has access to ${nameFor(from)}`,
      text: `${firm.name} has moved ${who} (${person.email}) to another company.`,
    },
    joined: {
      heading: `${who} now has access to ${nameFor(to)}`,
      text: `${firm.name} has moved ${who} (${person.email}) to ${nameFor(to)}. You can change the role, or remove the access, among the people of your company.`,
    },
  }[what];
  const at = new Date(movedAt).getTime().toString(36);
  await mailer.deliver(
    toPerson(reader, {
      id: `seat-moved-${to}-${userId}-${readerId}-${what}-${at}`,
      heading: said.heading,
      parts: [
        paragraph(said.text),
        paragraph(`If this looks like a mistake, reply to this email or call ${firm.phone}.`),
      ],
    }),
  );
}
