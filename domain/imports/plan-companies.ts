import { z } from "zod";
import { companiesLike, type KnownCompany } from "../companies/companies-like.ts";
import { companyInput } from "../companies/schema.ts";
import { emailAddress, oneLine } from "../fields/schema.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Given } from "./name-columns.ts";
import { badRow, checked, type Planned, shownAs } from "./planned.ts";

const emptyToNull = (words: string) => (words === "" ? null : words);

const schema = companyInput
  .pick({ name: true, phone: true })
  .partial({ phone: true })
  .extend({
    billingEmail: z.string().transform(emptyToNull).pipe(emailAddress.nullable()).optional(),
    id: z.string().optional(),
  });

type Facts = z.output<typeof schema>;

export type CompanyStep = { existing: KnownCompany | null; facts: Omit<Facts, "id"> };

const isId = (id: string | undefined) => z.guid().safeParse(id).success;
const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const labels = { name: "Company", billingEmail: "Billing email", phone: "Phone" } as const;

/** What everybody’s mail is at says nothing of a company. */
const shared = /@(gmail|googlemail|yahoo|outlook|hotmail|live|icloud|aol|gmx|proton(mail)?)\./i;
const domainOf = (email: string | null | undefined) =>
  email && !shared.test(email) ? email.slice(email.lastIndexOf("@") + 1).toLowerCase() : null;

export async function planCompanies(
  db: Queryable,
  given: Given[],
): Promise<Planned<CompanyStep>[]> {
  const cells = given.map(({ cells }) => cells);
  const known = await companiesLike(db, {
    ids: cells.flatMap(({ id }) => (id && isId(id) ? [id] : [])),
    names: cells.flatMap(({ name = "" }) => oneLine(name).trim()),
    domains: cells.flatMap(({ billingEmail }) => domainOf(billingEmail) ?? []),
  });
  const seen = new Map<string, number>();
  return given.map((row): Planned<CompanyStep> => {
    const title = row.cells["name"] ?? `Row ${row.row}`;
    const bad = (reason: string) => ({ shown: badRow(row, title, reason), step: null });
    const result = checked(schema, row);
    if ("reason" in result) return bad(result.reason);
    const { id, ...facts } = result.fits;
    const found = findIn(known, id, facts.name);
    if ("reason" in found) return bad(found.reason);
    const { existing } = found;
    // Found by its name, whatever its case, a company is not renamed.
    if (existing && !id) facts.name = existing.name;
    const key = existing?.id ?? facts.name.toLowerCase();
    const before = seen.get(key);
    if (before !== undefined) return bad(`Row ${before} is about the same company.`);
    seen.set(key, row.row);
    const changes = existing ? changesOf(existing, facts) : [];
    const outcome = existing ? (changes.length > 0 ? "change" : "same") : "add";
    const notes = likeness(known, facts, existing);
    return {
      shown: shownAs(row, outcome, existing?.name ?? facts.name, { notes, changes }),
      step: outcome === "same" ? null : { existing, facts },
    };
  });
}

function findIn(
  known: KnownCompany[],
  id: string | undefined,
  name: string,
): { reason: string } | { existing: KnownCompany | null } {
  if (id) {
    const existing = known.find((company) => company.id === id.toLowerCase());
    if (!existing) return { reason: "There is no company with this ID." };
    if (existing.mergedInto) return { reason: "This company was merged into another one." };
    return { existing };
  }
  const named = known.filter((one) => !one.mergedInto && sameName(one.name, name));
  if (named.length > 1)
    return { reason: `${named.length} companies are called this. Add their ID to the row.` };
  return { existing: named[0] ?? null };
}

const changesOf = (existing: KnownCompany, facts: Omit<Facts, "id">) =>
  (["name", "billingEmail", "phone"] as const).flatMap((field) => {
    const after = facts[field];
    return after === undefined || after === existing[field]
      ? []
      : [{ field: labels[field], before: existing[field], after }];
  });

function likeness(known: KnownCompany[], facts: Facts, existing: KnownCompany | null): string[] {
  const others = known.filter((one) => one.id !== existing?.id && !one.mergedInto);
  const sameCalled = others.find(({ name }) => sameName(name, facts.name));
  if (sameCalled) return ["Another company is called this."];
  if (existing) return [];
  const domain = domainOf(facts.billingEmail);
  const like = others.find(({ billingEmail }) => domain && domainOf(billingEmail) === domain);
  return like ? [`${like.name} has an address at ${domain}, too. Is it the same company?`] : [];
}
