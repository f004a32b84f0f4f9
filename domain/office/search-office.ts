import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { searchPeople } from "../accounts/search-people.ts";
import { searchRequests } from "../applications/search-requests.ts";
import { searchSignups } from "../billing/search-signups.ts";
import { searchPosts } from "../blog/search-posts.ts";
import { listPlaces } from "../companies/list-places.ts";
import { searchCompanies } from "../companies/search-companies.ts";
import { searchConversations } from "../desk/search-conversations.ts";
import { type FoundGroup, type FoundThing, minSearchLength, type OfficeSearch } from "./schema.ts";

type Search<Row> = (ctx: Ctx, q: string, limit: number) => Promise<Row[]>;

function group<Row>(kind: FoundGroup["kind"], search: Search<Row>, show: (row: Row) => FoundThing) {
  return async (ctx: Ctx, { q, limit }: OfficeSearch): Promise<FoundGroup> => {
    const rows = await search(ctx, q, limit + 1);
    return { kind, results: rows.slice(0, limit).map(show), more: rows.length > limit };
  };
}

const address = (screen: string, params: Record<string, string>) =>
  `${screen}?${new URLSearchParams(params)}`;

const fullName = (...names: (string | null)[]) => names.filter(Boolean).join(" ");

type Applicant = { id: number; firstName: string; lastName: string; company: string };

const applicant = ({ id, firstName, lastName, company }: Applicant, href: string) => ({
  id: String(id),
  title: fullName(firstName, lastName),
  detail: company,
  href,
});

/** With the company they have sat in longest. */
async function searchSeated(ctx: Ctx, q: string, limit: number) {
  const people = await searchPeople(ctx, q, limit);
  const places = await listPlaces(
    ctx.db,
    people.map(({ id }) => id),
  );
  const seats = new Map(places.toReversed().map((seat) => [seat.userId, seat.companyId]));
  return people.map((person) => ({ ...person, companyId: seats.get(person.id) }));
}

const groups = [
  group("companies", searchCompanies, ({ id, name }) => ({
    id,
    title: name,
    detail: "",
    href: `/admin/companies/${id}`,
  })),
  group("people", searchSeated, ({ id, firstName, lastName, email, companyId }) => ({
    id,
    title: fullName(firstName, lastName) || email,
    detail: email,
    href: companyId ? `/admin/companies/${companyId}` : address("/admin/sessions", { q: email }),
  })),
  group("requests", searchRequests, (row) =>
    applicant(row, address("/admin", { tab: "requests", q: row.email })),
  ),
  group("signups", searchSignups, (row) =>
    applicant(row, address("/admin/signups", { q: row.email })),
  ),
  group("conversations", searchConversations, ({ id, subject, from }) => ({
    id,
    title: subject,
    detail: from,
    href: `/admin/inbox/${id}`,
  })),
  group("posts", searchPosts, ({ id, title, status }) => ({
    id: String(id),
    title,
    detail: status,
    href: address("/admin", { post: String(id) }),
  })),
];

export async function searchOffice(ctx: Ctx, query: OfficeSearch): Promise<FoundGroup[]> {
  requireAdmin(ctx.actor);
  if (query.q.length < minSearchLength) return [];
  const found = await Promise.all(groups.map((search) => search(ctx, query)));
  return found.filter(({ results }) => results.length > 0);
}
