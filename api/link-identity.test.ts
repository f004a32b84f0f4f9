import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, users } from "../domain/accounts/tables.ts";
import { approveRequest } from "../domain/applications/decide-request.ts";
import { membershipRequests } from "../domain/applications/tables.ts";
import { seats } from "../domain/companies/tables.ts";
import { eraseNow } from "../domain/erase-now.ts";
import { trialAddresses } from "../content/trial.ts";
import { expectNobody, location, openProviderApp } from "../tests/support/provider-app.ts";

const { home, visitor, person, dance, signIn, mend, close } = await openProviderApp();
beforeEach(mend);
afterAll(close);

test("an unverified email neither makes an admin nor takes over an account", async () => {
  await home.database.db
    .insert(users)
    .values({ id: "owner", email: "owner@example.com", emailVerified: true });
  for (const email of [trialAddresses.admin, "owner@example.com"]) {
    const ada = visitor();
    const back = await dance(ada, person({ email, email_verified: false }));
    await expectNobody(ada, await ada.get(back), "unverified");
  }
  const joined = await home.database.db.select().from(accounts).where(eq(accounts.userId, "owner"));
  expect(joined).toEqual([]);
  const admins = await home.database.db
    .select()
    .from(users)
    .where(eq(users.email, trialAddresses.admin));
  expect(admins).toEqual([]);
});

describe("an account", () => {
  test("is matched by issuer and subject, even under another address", async () => {
    const who = person();
    const { me } = await signIn(who);
    const later = await signIn({ ...who, email: "Renamed@Example.com" });
    expect(later.me).toMatchObject({ id: me.id, email: "renamed@example.com" });
  });

  test("takes along what it asked for under the address it had before", async () => {
    const { db } = home.database;
    const who = person({ email: "was@example.com" });
    const { me } = await signIn(who);
    const applicant = { firstName: "Ada", lastName: "Lovelace", requestedPlan: "growth" };
    const asked = { ...applicant, email: "Was@example.com", company: "Engines" };
    const [request, others] = await db
      .insert(membershipRequests)
      // Whoever holds the address next typed it, too.
      .values([asked, { ...asked, unproved: true }])
      .returning();
    await signIn({ ...who, email: "is@example.com" });
    const admin = { userId: me.id, email: trialAddresses.admin, isAdmin: true };
    const asStaff = { ...home.ctx, actor: { kind: "member" as const, ...admin } };
    await approveRequest(asStaff, request!.id, { planId: "growth", note: null });
    expect(await db.select().from(seats).where(eq(seats.userId, me.id))).toHaveLength(1);
    await eraseNow({ ...home.ctx, actor: { kind: "system" } }, me.id);
    expect(await db.select().from(membershipRequests)).toEqual([others]);
  });

  test("created by mail is linked by a verified email, and keeps the name its owner set", async () => {
    await home.database.db.insert(users).values({
      id: "by-mail",
      email: "by-mail@example.com",
      emailVerified: true,
      firstName: "Own",
    });
    const { me } = await signIn(person({ email: "By-Mail@example.com" }));
    expect(me).toMatchObject({ id: "by-mail", firstName: "Own" });
  });

  test("that nobody has proved to own is not linked", async () => {
    await home.database.db
      .insert(users)
      .values({ id: "trap", email: "trap@example.com", emailVerified: false });
    const ada = visitor();
    const back = await dance(ada, person({ email: "trap@example.com" }));
    await expectNobody(ada, await ada.get(back), "identity-conflict");
  });

  test("linked to one identity is not given to the next owner of its address", async () => {
    const first = person({ email: "shared@example.com" });
    await signIn(first);
    const ada = visitor();
    const back = await dance(ada, person({ email: "shared@example.com" }));
    await expectNobody(ada, await ada.get(back), "identity-conflict");
    const moved = visitor();
    await signIn(person({ email: "taken@example.com" }));
    const away = await dance(moved, { ...first, email: "taken@example.com" });
    await expectNobody(moved, await moved.get(away), "identity-conflict");
  });

  test("is created once, however many tabs return at the same time", async () => {
    const who = person();
    const tabs = [visitor(), visitor(), visitor()];
    const backs: string[] = [];
    for (const tab of tabs) backs.push(await dance(tab, who));
    const answers = await Promise.all(tabs.map((tab, i) => tab.get(backs[i] ?? "")));
    expect(answers.map(location)).toEqual(["/tools", "/tools", "/tools"]);
    const rows = await home.database.db
      .select()
      .from(accounts)
      .where(eq(accounts.accountId, who.sub));
    expect(rows).toHaveLength(1);
  });
});

test("an admin address verified by the provider makes an admin", async () => {
  const { me } = await signIn(person({ email: trialAddresses.admin.toUpperCase() }));
  expect(me).toMatchObject({ isAdmin: true });
});
