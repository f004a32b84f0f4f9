import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accounts, users } from "../domain/accounts/tables.ts";
import { approveRequest } from "../domain/applications/decide-request.ts";
import { membershipRequests } from "../domain/applications/tables.ts";
import { seats } from "../domain/companies/tables.ts";
import { eraseNow } from "../domain/erase-now.ts";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp } from "../tests/support/app.ts";
import { client } from "../tests/support/identity-provider.ts";
import { expectNobody, location, openProviderApp } from "../tests/support/provider-app.ts";
import { openVisitor } from "../tests/support/visitor.ts";

const { provider, home, visitor, person, dance, signIn, mend, close } = await openProviderApp();
beforeEach(mend);
afterEach(() => vi.unstubAllGlobals());
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

test("an address that Google does not host neither makes an admin nor takes over an account", async () => {
  const google = "https://accounts.google.com";
  const metadata = {
    issuer: google,
    authorization_endpoint: `${google}/authorize`,
    token_endpoint: `${google}/token`,
    jwks_uri: `${google}/keys`,
  };
  let told: Record<string, unknown> = {};
  const real = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string) => {
    if (address === metadata.jwks_uri) return real(`${provider.issuer}/jwks`);
    if (address !== metadata.token_endpoint) return Response.json(metadata);
    const id_token = provider.forge(`.${Buffer.from("{}").toString("base64url")}`, told);
    return Response.json({ access_token: "a", refresh_token: "r", token_type: "Bearer", id_token });
  });
  const app = await openTestApp({ ...provider.settings, OIDC_ISSUER: google });
  let comers = 0;
  const comeAs = async (claims: Record<string, unknown>) => {
    const ada = openVisitor(app, "192.0.2.6");
    const { searchParams } = new URL(location(await ada.get("/api/login?returnTo=/tools")));
    const iat = Math.floor(Date.now() / 1000);
    const own = { iss: google, aud: client.id, iat, exp: iat + 60, email_verified: true };
    told = {
      ...own,
      nonce: searchParams.get("nonce"),
      sub: `at-google-${++comers}`,
      ...claims,
    };
    return {
      ada,
      answer: await ada.get(`/api/auth/callback?code=c&state=${searchParams.get("state")}`),
    };
  };
  await app.signIn("owner@example.com");
  for (const email of ["owner@example.com", trialAddresses.admin, "ada@gmail.com.example"]) {
    const { ada, answer } = await comeAs({ email });
    await expectNobody(ada, answer, "unverified");
  }
  const hosted = [
    { email: "Ada@Gmail.com" },
    { email: "owner@example.com", hd: "example.com" },
    { email: trialAddresses.admin, hd: "fontana-advisors.example" },
  ];
  for (const claims of hosted) expect(location((await comeAs(claims)).answer)).toBe("/tools");
  await app.close();
});

test("an address that a provider verifies in text, as Entra ID can, is verified", async () => {
  const { me } = await signIn(person({ email: "text@example.com", email_verified: "true" }));
  expect(me).toMatchObject({ email: "text@example.com" });
});

test("an admin address verified by the provider makes an admin", async () => {
  const { me } = await signIn(person({ email: trialAddresses.admin.toUpperCase() }));
  expect(me).toMatchObject({ isAdmin: true });
});
