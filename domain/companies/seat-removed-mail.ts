import { firm } from "../../content/firm.ts";
import { paragraph, type Reader, toPerson } from "../address-mail.ts";
import { plainCompany } from "./plain-company.ts";

type Values = {
  companyId: string;
  userId: string;
  removedAt: string;
  reader: Reader;
  company: string;
};

export function seatRemovedMail({ companyId, userId, removedAt, reader, company }: Values) {
  const name = plainCompany(company) ?? "a company";
  return toPerson(reader, {
    kind: "seat-removed",
    key: `${companyId}-${userId}-${new Date(removedAt).getTime().toString(36)}`,
    heading: `You no longer have access to ${name}`,
    preview: "Your own account stays as it is.",
    parts: [
      paragraph(
        `An owner of ${name} removed your access at ${firm.name}, so you can no longer see its hours and requests.`,
      ),
      paragraph(
        "Your own account stays as it is. If this looks like a mistake, ask an owner to invite you again.",
      ),
    ],
  });
}
