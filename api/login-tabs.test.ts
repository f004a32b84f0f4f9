import { afterAll, beforeEach, expect, test } from "vitest";
import { location, openProviderApp } from "../tests/support/provider-app.ts";
import type { Visitor } from "../tests/support/visitor.ts";

const { provider, home, visitor, person, pass, dance, signIn, mend, close } =
  await openProviderApp();
beforeEach(mend);
afterAll(close);

const isIn = async (ada: Visitor) => (await ada.get("/api/auth/user")).status === 200;

test("two tabs of one browser both arrive, and the first one’s session is the second one’s", async () => {
  const ada = visitor();
  const who = person();
  const backs = [await dance(ada, who, "/tools"), await dance(ada, who, "/blog")];
  expect(location(await ada.get(backs[0]!))).toBe("/tools");
  const session = ada.cookies.get("session");
  expect(location(await ada.get(backs[1]!))).toBe("/blog");
  expect([await isIn(ada), ada.cookies.get("session")]).toEqual([true, session]);
  expect(location(await ada.get(backs[1]!)), "an answer that comes again").toBe("/dashboard");
});

test("somebody else who comes back in a second tab is signed in there", async () => {
  const ada = visitor();
  const bob = person({ given_name: "Bob" });
  const backs = [await dance(ada, person(), "/tools"), await dance(ada, bob, "/blog")];
  for (const back of backs) await ada.get(back);
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ firstName: "Bob" });
});

test("tabs that began at once arrive in either order", async () => {
  for (const order of [(backs: string[]) => backs, (backs: string[]) => backs.toReversed()]) {
    const ada = visitor();
    provider.state.person = person();
    const begun = ["/tools", "/blog"].map((to) => ada.get(`/api/login?returnTo=${to}`));
    const backs: string[] = [];
    for (const start of begun) backs.push(await pass(await start));
    const arrived: string[] = [];
    for (const back of order(backs)) {
      let to = location(await ada.get(back));
      if (to.startsWith("/api/login")) to = location(await ada.get(await pass(await ada.get(to))));
      arrived.push(to);
    }
    expect(arrived).toEqual(order(["/tools", "/blog"]));
    expect(await isIn(ada)).toBe(true);
  }
});

test("a refusal keeps where they were going, and shows it only to whom it keeps out", async () => {
  provider.state.refuse = true;
  const ada = visitor();
  const refused = location(await ada.get(await dance(ada, person(), "/invitations/1?a=b")));
  expect(refused).toBe("/sign-in?problem=provider-refused&returnTo=%2Finvitations%2F1%3Fa%3Db");
  mend();
  const tabs = await dance(ada, person(), "/blog");
  await ada.get(await dance(ada, person()));
  expect(location(await ada.get(tabs.replace(/code=[^&]+/, "code=x")))).toBe("/blog");
});

test("one that concerns the account is shown to whoever is signed in as another", async () => {
  const { ada } = await signIn(person());
  const other = visitor();
  const back = await dance(other, person({ email_verified: false }));
  other.cookies.set("session", ada.cookies.get("session") ?? "");
  expect(location(await other.get(back))).toBe("/sign-in?problem=unverified&returnTo=%2Ftools");
});

test("a confirmation that is refused says so, though they are signed in", async () => {
  const { ada } = await signIn(person());
  provider.state.refuse = true;
  const back = await pass(await ada.get("/api/login?again=1&returnTo=/blog"));
  expect(location(await ada.get(back))).toBe("/sign-in?problem=provider-refused&returnTo=%2Fblog");
});

test("a return while the database is away leads to a page that says so", async () => {
  const ada = visitor();
  const back = await dance(ada, person());
  await home.database.close();
  const answer = await ada.get(back);
  expect([answer.status, location(answer)]).toEqual([303, "/sign-in?problem=unavailable"]);
});
