import { z } from "zod";
import { leaving } from "../accounts/leaving.ts";
import { type ImportedLead, leadsFrom } from "../desk/import-lead.ts";
import { emailAddress, line, paragraphs } from "../fields/schema.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Given } from "./name-columns.ts";
import { badRow, checked, type Planned, shownAs } from "./planned.ts";

const short = (what: string, max: number) => {
  const words = `${what} is longer than ${max} characters`;
  return line(words).max(max, words).default("");
};

const schema = z.object({
  name: short("The name", 200),
  firstName: short("The first name", 100),
  lastName: short("The last name", 100),
  email: emailAddress,
  phone: short("The phone number", 40),
  company: short("The company", 150),
  subject: short("The subject", 150),
  message: z
    .string()
    .overwrite(paragraphs)
    .trim()
    .max(5000, "The message is longer than 5,000 characters")
    .default(""),
  source: short("The source", 100),
});

const gone = "The account of this address is about to be deleted, as its owner asked.";

export async function planLeads(db: Queryable, given: Given[]): Promise<Planned<ImportedLead>[]> {
  const emails = [...new Set(given.flatMap(({ cells }) => cells["email"]?.toLowerCase() ?? []))];
  const known = await leadsFrom(db, emails);
  const left = await leaving(db, emails);
  const seen = new Map<string, number>();
  return given.map((row): Planned<ImportedLead> => {
    const title = row.cells["email"] || `Row ${row.row}`;
    const bad = (reason: string) => ({ shown: badRow(row, title, reason), step: null });
    const result = checked(schema, row);
    if ("reason" in result) return bad(result.reason);
    const step = leadOf(result.fits);
    const address = step.email.toLowerCase();
    if (left.has(address)) return bad(gone);
    const key = JSON.stringify([address, step.subject, step.text]);
    const before = seen.get(key);
    if (before !== undefined) return bad(`Row ${before} is the same lead.`);
    seen.set(key, row.row);
    const theirs = known.filter(({ email }) => email === address);
    const same = theirs.some(({ subject, text }) => subject === step.subject && text === step.text);
    if (same) return { shown: shownAs(row, "same", said(step)), step: null };
    const notes =
      theirs.length > 0
        ? [
            `The inbox has ${theirs.length === 1 ? "a lead" : `${theirs.length} leads`} from this address.`,
          ]
        : [];
    return { shown: shownAs(row, "add", said(step), { notes }), step };
  });
}

const said = ({ name, email }: ImportedLead) => (name ? `${name}, ${email}` : email);

function leadOf(fits: z.output<typeof schema>): ImportedLead {
  const { name, firstName, lastName, email, phone, company, subject, message, source } = fits;
  return {
    name: name || [firstName, lastName].filter(Boolean).join(" ") || null,
    email,
    phone: phone || null,
    companyName: company || null,
    subject: subject || "Imported lead",
    text: message || "Imported without a message.",
    campaign: source || undefined,
  };
}
