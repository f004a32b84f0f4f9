import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "../../domain/accounts/tables.ts";
import { type SeatRole, seatRoles } from "../../domain/companies/schema.ts";
import { companies, seats } from "../../domain/companies/tables.ts";
import type { TestApp } from "./app.ts";

let people = 0;

export function callerOf(home: TestApp, cookie = "") {
  return async (method: string, path: string, body?: unknown) => {
    const answer = await home.request(method, path, {
      headers: { Cookie: cookie, "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  };
}

/** Signed in, under an address of their own. */
export async function newPerson(
  home: TestApp,
  { email = `person-${(people += 1)}@example.com`, verified = true } = {},
) {
  // Beyond what a test lets pass.
  const expire = new Date(home.ctx.clock.now().getTime() + 90 * 86_400_000);
  const cookie = await home.signIn(email, { verified, expire });
  const call = callerOf(home, cookie);
  const [user] = await home.database.db.select().from(users).where(eq(users.email, email));
  return { id: user?.id ?? "", email, cookie, call };
}

export type Person = Awaited<ReturnType<typeof newPerson>>;

export async function seat(home: TestApp, companyId: string, { id }: Person, role: SeatRole) {
  await home.database.db
    .insert(seats)
    .values({ companyId, userId: id, role, createdAt: home.ctx.clock.now() });
}

export type Company = Awaited<ReturnType<typeof newCompany>>;

/** With somebody in each role. */
export async function newCompany(home: TestApp, name = "Analytical Engines") {
  const id = randomUUID();
  await home.database.db.insert(companies).values({ id, name });
  const sitting: Partial<Record<SeatRole, Person>> = {};
  for (const role of seatRoles) {
    const person = await newPerson(home);
    await seat(home, id, person, role);
    sitting[role] = person;
  }
  return { id, at: `/api/companies/${id}`, ...(sitting as Record<SeatRole, Person>) };
}

export async function inviteTo(
  { owner, at }: Company,
  email: string,
  role: SeatRole = "viewer",
): Promise<string> {
  const { status, body } = await owner.call("POST", `${at}/seats`, { email, role });
  if (status !== 201) throw new Error(`${status}: ${body.message}`);
  return body.id;
}

export const accept = ({ call }: Person, id: string) =>
  call("POST", `/api/invitations/${id}/acceptance`);
