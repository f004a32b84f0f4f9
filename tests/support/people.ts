import { randomUUID } from "node:crypto";
import { users } from "../../domain/accounts/tables.ts";
import type { SeatRole } from "../../domain/companies/schema.ts";
import { companies, seatInvitations, seats } from "../../domain/companies/tables.ts";
import type { Database } from "../../platform/db/database.ts";

type Sitting = { company: string; role: SeatRole };
type Somebody = { first: string; last: string; sits: Sitting[] };

const long =
  "Wolfeschlegelsteinhausen-Featherstonehaugh & Montgomery-Cholmondeley Holding Partners";

const at = (company: string, role: SeatRole): Sitting => ({ company, role });

/** By the part of their address before the @; a test that changes a company has one to itself. */
const people: Record<string, Somebody> = {
  ada: { first: "Ada", last: "Lovelace", sits: [at("Analytical Engines", "owner")] },
  mary: { first: "Mary", last: "Somerville", sits: [at("Analytical Engines", "billing")] },
  grace: { first: "Grace", last: "Hopper", sits: [at("Compilers", "owner")] },
  jean: { first: "Jean", last: "Sammet", sits: [at("Compilers", "viewer")] },
  betty: { first: "Betty", last: "Holberton", sits: [at("Compilers", "viewer")] },
  edsger: { first: "Edsger", last: "Dijkstra", sits: [at("Keyboards", "owner")] },
  niklaus: { first: "Niklaus", last: "Wirth", sits: [at("Keyboards", "requester")] },
  karen: { first: "Karen", last: "Jones", sits: [at("Indexing", "owner")] },
  radia: {
    first: "Radia",
    last: "Perlman",
    sits: [at("Bridges", "owner"), at("Spanning Trees", "viewer")],
  },
  hedy: { first: "Hedy", last: "Lamarr", sits: [at("Frequencies", "viewer")] },
  george: { first: "George", last: "Antheil", sits: [at("Frequencies", "owner")] },
  "a.very.long.address.that.hardly.fits.anywhere": {
    first: "Maximiliana-Konstantina",
    last: "Wolfeschlegelsteinhausenbergerdorff",
    sits: [at(long, "owner"), at("Short", "viewer")],
  },
  max: { first: "Max", last: "Muster", sits: [at(long, "requester")] },
  tim: { first: "Tim", last: "Berners", sits: [at("Webs", "owner")] },
  josiah: { first: "Josiah", last: "Wedgwood", sits: [at("Kilns and Sons", "owner")] },
  clarice: { first: "Clarice", last: "Cliff", sits: [at("Kilns and Sons", "viewer")] },
  lone: { first: "Lone", last: "Ranger", sits: [] },
};

export const addressOf = (name: string) => `${name}@people.example`;
export const longNamed = "a.very.long.address.that.hardly.fits.anywhere";

export async function addPeople(db: Database["db"]): Promise<void> {
  const ids = new Map<string, string>();
  const began = Date.now();
  for (const [name, { first, last, sits }] of Object.entries(people)) {
    const userId = randomUUID();
    const email = addressOf(name);
    await db
      .insert(users)
      .values({ id: userId, email, emailVerified: true, firstName: first, lastName: last });
    for (const [n, { company, role }] of sits.entries()) {
      const companyId = ids.get(company) ?? randomUUID();
      if (!ids.has(company)) await db.insert(companies).values({ id: companyId, name: company });
      ids.set(company, companyId);
      // Whichever they sat in first is in view, and two rows can be of the same millisecond.
      const createdAt = new Date(began + n);
      await db.insert(seats).values({ companyId, userId, role, createdAt });
    }
  }
  const open = (company: string, email: string, days: number) => ({
    companyId: ids.get(company) ?? "",
    email,
    role: "viewer" as const,
    expiresAt: new Date(Date.now() + days * 86_400_000),
  });
  await db
    .insert(seatInvitations)
    .values([
      open("Analytical Engines", "charles@people.example", 9),
      open("Analytical Engines", "late@people.example", -2),
      open(long, `${"x".repeat(60)}@subsidiary.of-some-holding.example`, 3),
    ]);
}
