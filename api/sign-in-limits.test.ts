import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  openVisitor,
  readSignInMail,
  signInByEmail,
  type Visitor,
} from "../tests/support/visitor.ts";
import {
  signInCodeRule,
  signInCodeTotalRule,
  signInMailRule,
  signInMailTotalRule,
  signInNetworkRule,
} from "./limits.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

let networks = 0;
const nextNetwork = () => `198.51.${(networks += 1) >> 8}.${networks & 255}`;
const visitor = () => openVisitor(home, nextNetwork());
const location = (answer: Response) => answer.headers.get("location");
const ask = (who: Visitor, email: string) => who.form("/api/sign-in/email", { email });
const tooMany = "/sign-in?problem=too-many";

async function enterCode(who: Visitor) {
  const { code } = await readSignInMail(home);
  return location(await who.form("/api/sign-in/code", { code }));
}

/** Strangers who know an address, each from a network of their own. */
async function useUp(limit: "signInMails" | "signInCodes", email: string, points: number) {
  for (let i = 0; i < points; i += 1)
    await home.services.limits[limit].consume({ address: nextNetwork(), email, browser: null });
}

test("a stranger who requests mails to an address blocks only their own network", async () => {
  const email = "asked@example.com";
  const stranger = nextNetwork();
  for (let i = 0; i < signInMailRule.points; i += 1)
    expect(location(await ask(openVisitor(home, stranger), email))).toBe("/sign-in");
  expect(location(await ask(openVisitor(home, stranger), email))).toBe(tooMany);
  expect(location(await ask(openVisitor(home, stranger), "other@example.com"))).toBe("/sign-in");
  const owner = visitor();
  expect(location(await ask(owner, email))).toBe("/sign-in");
  expect(await enterCode(owner)).toBe("/dashboard");
});

test("a stranger who guesses codes blocks only their own network", async () => {
  const email = "guessed@example.com";
  const address = nextNetwork();
  const stranger = openVisitor(home, address);
  await ask(stranger, email);
  for (let i = 0; i < signInCodeRule.points; i += 1)
    await home.services.limits.signInCodes.consume({ address, email, browser: null });
  expect(await enterCode(stranger)).toBe(tooMany);
  expect(home.logs()).toContain(`"address":"${address}","problem":"too-many","way":"email"`);
  const owner = visitor();
  await ask(owner, email);
  expect(await enterCode(owner)).toBe("/dashboard");
});

test("strangers from many networks do not block the owner in a browser used before", async () => {
  const email = "known@example.com";
  const own = visitor();
  await signInByEmail(home, own, email);
  await own.form("/api/logout", {});
  await useUp("signInMails", email, signInMailTotalRule.points - 1);
  await useUp("signInCodes", email, signInCodeTotalRule.points - 1);
  expect(location(await ask(visitor(), email))).toBe(tooMany);
  expect(location(await ask(own, email))).toBe("/sign-in");
  expect(await enterCode(own)).toBe("/dashboard");
  for (let i = 1; i < signInMailRule.points; i += 1) await ask(own, email);
  expect(location(await ask(own, email)), "its own limit").toBe(tooMany);
});

test("a browser is known only for the address it has signed in with", async () => {
  const email = "wanted@example.com";
  await useUp("signInMails", email, signInMailTotalRule.points);
  const eve = visitor();
  await signInByEmail(home, eve, "eve@example.com");
  const given = eve.cookies.get("device") ?? "";
  expect(given).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  for (const cookie of [
    given,
    given.slice(0, 43),
    `${given.slice(0, 44)}${"A".repeat(43)}`,
    "",
    ".",
  ]) {
    eve.cookies.set("device", cookie);
    expect(location(await ask(eve, email)), cookie).toBe(tooMany);
  }
});

test("the link in a mail works no matter what strangers have guessed", async () => {
  const email = "linked@example.com";
  const owner = visitor();
  await ask(owner, email);
  await useUp("signInCodes", email, signInCodeTotalRule.points);
  const { code, token } = await readSignInMail(home);
  expect(location(await owner.form("/api/sign-in/code", { code }))).toBe(tooMany);
  expect(location(await owner.form("/api/sign-in/link", { token }))).toBe("/dashboard");
});

test("a network is limited across all addresses, but a known browser in it is not", async () => {
  const known = openVisitor(home, "2001:db8::fffe");
  await signInByEmail(home, known, "neighbor@example.com");
  for (let i = 2; i < signInNetworkRule.points; i += 1)
    await home.services.limits.signInMails.consume({
      address: `2001:db8::${i.toString(16)}`,
      email: `crowd-${i}@example.com`,
      browser: null,
    });
  expect(location(await ask(openVisitor(home, "2001:db8::ffff"), "new@example.com"))).toBe(tooMany);
  expect(location(await ask(openVisitor(home, "2001:db8:0:1::1"), "new@example.com"))).toBe(
    "/sign-in",
  );
  const moved = openVisitor(home, "2001:db8::ffff");
  const here = visitor();
  await ask(here, "mover@example.com");
  moved.cookies.set("sign-in", here.cookies.get("sign-in") ?? "");
  expect(await enterCode(moved)).toBe(tooMany);
  expect(await enterCode(here)).toBe("/dashboard");
  await ask(known, "neighbor@example.com");
  expect(await enterCode(known)).toBe("/dashboard");
});
