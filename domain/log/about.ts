import type { AuditRow } from "../../platform/read-audit.ts";
import { sayMinutes } from "../../content/minutes.ts";
import type { Names } from "./read-names.ts";
import type { Part } from "./schema.ts";
import { type Facts, factsOf } from "./facts.ts";

export type About = {
  row: AuditRow;
  details: Facts;
  before: Facts;
  after: Facts;
  names: Names;
  company: Part;
  person: Part;
  /** Whether they did it themselves. */
  isOwn: boolean;
};

export type Says = (about: About) => Part[];

export function aboutRow(row: AuditRow, names: Names): About {
  const { details, companyId, personId } = row;
  return {
    row,
    details,
    before: factsOf(details["before"]),
    after: factsOf(details["after"]),
    names,
    company: names.company(companyId),
    person: names.person(personId),
    isOwn: row.actorId !== null && row.actorId === personId,
  };
}

/** A sentence of which some parts are links. */
export function say(words: TemplateStringsArray, ...parts: (Part | string)[]): Part[] {
  const all = words.flatMap((text, at) => {
    const next = parts[at] ?? "";
    return [{ text }, typeof next === "string" ? { text: next } : next];
  });
  return all.filter(({ text }) => text !== "");
}

export function workIn({ details, after }: About): string {
  const minutes = details["billedMinutes"] ?? after["billedMinutes"];
  return typeof minutes === "number" ? `${sayMinutes(minutes)} of work` : "work";
}
