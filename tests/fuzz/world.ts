import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { trialAddresses } from "../../content/trial.ts";
import { sessions, users } from "../../domain/accounts/tables.ts";
import { hashToken } from "../../domain/accounts/secret-token.ts";
import { companies } from "../../domain/companies/tables.ts";
import { rateLimits } from "../../platform/db/tables.ts";
import { openPages } from "../../platform/http/open-pages.ts";
import { openTestApp, origin } from "../support/app.ts";
import { newCompany, newPerson, type Person } from "../support/company.ts";
import { root } from "../support/program.ts";
import { addServedCompany } from "../support/served-company.ts";

const hour = 3_600_000;

export type World = Awaited<ReturnType<typeof openWorld>>;

/** The whole site without a socket, a company that has been served for weeks, and somebody of each kind. */
export async function openWorld() {
  const pages = await openPages(`${root}/build`, origin, false);
  const home = await openTestApp({ LOG_LEVEL: "error" }, pages.render);
  const { db } = home.database;
  const people: Record<string, Person> = {
    staff: await newPerson(home, { email: trialAddresses.admin }),
  };

  async function settle(): Promise<void> {
    const { owner, billing, requester, viewer } = await newCompany(home, `Looms ${randomUUID()}`);
    Object.assign(people, { owner, billing, requester, viewer, member: await newPerson(home) });
    const served = await newPerson(home);
    const consultant = people["staff"]?.id ?? "";
    await addServedCompany(db, { owner: owner.id, viewer: served.id, consultant });
    const [company] = await db
      .select()
      .from(companies)
      .where(eq(companies.name, "Difference Engines"));
    if (company)
      await db
        .update(companies)
        .set({ name: `Engines ${randomUUID()}` })
        .where(eq(companies.id, company.id));
  }

  /** Undoes what ends a session or slows a caller down, so that each is still who it says. */
  async function revive(): Promise<void> {
    await home.services.turnClock?.(new Date());
    await db.delete(rateLimits);
    const now = home.ctx.clock.now();
    for (const [kind, { id, cookie, email }] of Object.entries(people)) {
      const [user] = await db.select().from(users).where(eq(users.id, id));
      if (!user) people[kind] = await newPerson(home, kind === "staff" ? { email } : {});
      else
        await db
          .insert(sessions)
          .values({
            sid: hashToken(cookie.replace("session=", "")),
            id: randomUUID(),
            userId: id,
            createdAt: now,
            updatedAt: now,
            expire: new Date(now.getTime() + hour),
          })
          .onConflictDoUpdate({
            target: sessions.sid,
            set: { createdAt: now, updatedAt: now, expire: new Date(now.getTime() + hour) },
          });
    }
  }

  await settle();
  return {
    home,
    settle,
    revive,
    callers: ["nobody", ...Object.keys(people)],
    cookieOf: (caller: string) => people[caller]?.cookie ?? "",
  };
}
