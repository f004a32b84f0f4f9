import { firm } from "../../content/firm.ts";
import { paragraph, type Reader, toPerson } from "../address-mail.ts";
import { plainName } from "../mail-layout.ts";
import { plainCompany } from "./plain-company.ts";

export type SeatMove = {
  from: string;
  to: string;
  userId: string;
  movedAt: string;
  what: "moved" | "left" | "joined";
  readerId: string;
};

type Values = Omit<SeatMove, "from"> & {
  reader: Reader;
  who: { name: string; email: string };
  companies: { from: string; to: string };
};

export function seatMovedMail({ reader, who, companies, ...move }: Values) {
  const { to, userId, movedAt, what, readerId } = move;
  const left = plainCompany(companies.from) ?? "a company";
  const joined = plainCompany(companies.to) ?? "a company";
  const name = plainName(who.name).trim() || who.email;
  const said = {
    moved: {
      heading: `You now have access to ${joined}`,
      text: `${firm.name} has moved you from ${left} to ${joined}. You now see the hours and requests of ${joined}, and no longer those of ${left}.`,
    },
    left: {
      heading: `${name} no longer has access to ${left}`,
      text: `${firm.name} has moved ${name} (${who.email}) to another company.`,
    },
    joined: {
      heading: `${name} now has access to ${joined}`,
      text: `${firm.name} has moved ${name} (${who.email}) to ${joined}. To change the role or remove the access, open People on your dashboard.`,
    },
  }[what];
  return toPerson(reader, {
    kind: "seat-moved",
    key: `${to}-${userId}-${readerId}-${what}-${new Date(movedAt).getTime().toString(36)}`,
    heading: said.heading,
    parts: [
      paragraph(said.text),
      paragraph(`If this looks like a mistake, reply to this email or call ${firm.phone}.`),
    ],
  });
}
