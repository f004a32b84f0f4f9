import { nameRequests } from "../applications/name-requests.ts";
import { namePeople } from "../accounts/name-people.ts";
import { nameSignups } from "../billing/name-signups.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { AuditRow } from "../../platform/read-audit.ts";
import { type Facts, factsOf } from "./facts.ts";
import type { Part } from "./schema.ts";

const personFields = ["assigneeId", "consultantId", "userId"];
const companyFields = ["companyId", "mergedInto"];

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function idsIn({ details }: AuditRow, fields: string[]): string[] {
  const all: Facts[] = [details, factsOf(details["before"]), factsOf(details["after"])];
  const values = all.flatMap((facts) => fields.map((field) => facts[field]));
  return values.filter((value): value is string => typeof value === "string");
}

const numbersOf = (rows: AuditRow[], type: string) =>
  rows.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => Number(subjectId));

const linked = (text: string | undefined, href: string, gone: string): Part =>
  text === undefined ? { text: gone } : { text, href };

const address = (screen: string, params: Record<string, string>) =>
  `${screen}?${new URLSearchParams(params)}`;

export async function readNames(db: Queryable, rows: AuditRow[]) {
  const [people, companies, requests, signups] = await Promise.all([
    namePeople(
      db,
      rows.flatMap((row) => [row.actorId, row.personId, ...idsIn(row, personFields)]),
    ),
    nameCompanies(db, [
      ...new Set(
        rows
          .flatMap((row) => [row.companyId ?? "", ...idsIn(row, companyFields)])
          .filter((id) => guid.test(id)),
      ),
    ]),
    nameRequests(db, numbersOf(rows, "membership_request")),
    nameSignups(db, numbersOf(rows, "membership_signup")),
  ]);
  return {
    personName: (id: string | null) => people.get(id ?? ""),
    companyName: (id: string | null) => companies.get(id ?? ""),
    person: (id: string | null): Part =>
      linked(
        people.get(id ?? ""),
        address("/admin/log", { personId: id ?? "" }),
        "somebody who has left",
      ),
    company: (id: string | null): Part =>
      linked(companies.get(id ?? ""), `/admin/companies/${id}`, "a company that is gone"),
    applicant({ subjectType, subjectId }: AuditRow): Part {
      const isRequest = subjectType === "membership_request";
      const found = (isRequest ? requests : signups).get(Number(subjectId));
      const where = { q: found?.email ?? "" };
      return linked(
        found?.name,
        isRequest
          ? address("/admin", { tab: "requests", ...where })
          : address("/admin/signups", where),
        "somebody who has left",
      );
    },
  };
}

export type Names = Awaited<ReturnType<typeof readNames>>;
