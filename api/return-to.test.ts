import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, origin, type TestApp } from "../tests/support/app.ts";
import { secondStep, signInView } from "../app/site/sign-in-step.server.ts";
import { createAuthenticator } from "../tests/support/authenticator.ts";
import { location, openProviderApp } from "../tests/support/provider-app.ts";
import { routeContext } from "../tests/support/route-context.ts";
import { redirectDisguises } from "../tests/fixtures/redirect-disguises.ts";
import { liveOrigin, liveSettings } from "../tests/support/live-settings.ts";
import { startMailServer, type MailServer } from "../tests/support/smtp.ts";
import { openVisitor, readSignInMail, signInByEmail } from "../tests/support/visitor.ts";

const at = "/api/auth/passkey";
const admins = redirectDisguises.map((_, i) => `boss-${i}@fontana.example`);
let home: TestApp;
let live: TestApp;
let mailServer: MailServer;
beforeAll(async () => {
  // Stands in for the sign-in page: answers the returnTo it was given.
  home = await openTestApp({}, async (request, page) =>
    Response.json(await signInView(request, routeContext(page))),
  );
  mailServer = await startMailServer();
  const settings = { ...liveSettings, ADMIN_EMAILS: admins.join(","), SMTP_URL: mailServer.url };
  live = await openTestApp(settings, async (_request, page) =>
    Response.json(await secondStep(routeContext(page))),
  );
});
afterAll(async () => {
  await home.close();
  await live.close();
  await mailServer.close();
});

let people = 0;
const visitor = (app = home) => openVisitor(app, `198.51.100.${++people % 250}`);
const twenty = redirectDisguises.slice(0, 20);
const query = (returnTo: string) => new URLSearchParams({ returnTo });

async function leadsTo(
  door: (disguise: string, index: number) => Promise<unknown>,
  disguises = redirectDisguises,
) {
  const places = new Set<unknown>();
  for (const [index, disguise] of disguises.entries()) places.add(await door(disguise, index));
  return [...places];
}

describe("no disguised returnTo leads off this site:", () => {
  test("/api/login, signed out and signed in", async () => {
    const nobody = visitor();
    expect(
      await leadsTo(async (to) => location(await nobody.get(`/api/login?${query(to)}`))),
    ).toEqual(["/sign-in"]);
    const ada = visitor();
    await signInByEmail(home, ada, "ada@example.com");
    expect(await leadsTo(async (to) => location(await ada.get(`/api/login?${query(to)}`)))).toEqual(
      ["/dashboard"],
    );
  });

  test("the sign-in page", async () => {
    expect(
      await leadsTo(async (to) => {
        const shown = await home.request("GET", `/sign-in?${query(to)}`);
        return (await shown.json()).returnTo;
      }),
    ).toEqual(["/dashboard"]);
  });

  test.each(["code", "link"] as const)("the mailed %s", async (way) => {
    const signIn = async (returnTo: string, index: number) => {
      const ada = visitor();
      await ada.form("/api/sign-in/email", { email: `${way}-${index}@example.com`, returnTo });
      const { code, token } = await readSignInMail(home);
      const shown: Record<string, string> = way === "code" ? { code } : { token };
      return location(await ada.form(`/api/sign-in/${way}`, { ...shown, returnTo }));
    };
    expect(await leadsTo(signIn, twenty)).toEqual(["/dashboard"]);
  });

  test("the identity provider's callback", async () => {
    const app = await openProviderApp();
    const signIn = async (returnTo: string) => {
      const ada = app.visitor();
      const back = await app.dance(ada, app.person(), returnTo);
      return location(await ada.get(`${back}&${query(returnTo)}`));
    };
    expect(await leadsTo(signIn, twenty)).toEqual(["/dashboard"]);
    await app.close();
  });

  test("a passkey", async () => {
    const ada = visitor();
    await signInByEmail(home, ada, "key@example.com");
    const device = createAuthenticator(origin);
    const options = await (await ada.get(`${at}/generate-register-options`)).json();
    await ada.json("POST", `${at}/verify-registration`, { response: device.create(options) });
    const signIn = async (returnTo: string) => {
      const anew = visitor();
      const asked = await (await anew.get(`${at}/generate-authenticate-options`)).json();
      const body = { response: device.get(asked), returnTo };
      const answer = await anew.json("POST", `${at}/verify-authentication`, body);
      return answer.status === 200 ? (await answer.json()).returnTo : answer.status;
    };
    const [withNull, others] = [true, false].map((has) =>
      redirectDisguises.filter((disguise) => disguise.includes("\0") === has),
    );
    expect(await leadsTo(signIn, others)).toEqual(["/dashboard"]);
    expect(await leadsTo(signIn, withNull)).toEqual([400]);
  });

  test("an admin's second step", async () => {
    expect(await leadsTo(adminStep, twenty)).toEqual(["/dashboard"]);
  });
});

describe("a sign-in leads where the person was going,", () => {
  const wanted = "/invitations/1?from=mail";

  async function asked(returnTo = wanted) {
    const ada = visitor();
    const email = `going-${people}@example.com`;
    await ada.form("/api/sign-in/email", { email, returnTo });
    const { code, token } = await readSignInMail(home);
    const shown = async (path: string) => (await ada.get(path)).json();
    const enter = async (digits: string, fields = {}) =>
      location(await ada.form("/api/sign-in/code", { code: digits, ...fields })) ?? "";
    const wrong = code === "000000" ? "111111" : "000000";
    return { ada, code, token, wrong, shown, enter };
  }

  test("also by the link of a mail that was asked for on the way to another place", async () => {
    const { ada, token } = await asked("/tools");
    await ada.get(`/api/login?${query(wanted)}`);
    expect(location(await ada.form("/api/sign-in/link", { token }))).toBe(wanted);
  });

  test("also by another code", async () => {
    const { shown } = await asked();
    expect(await shown("/sign-in?again")).toMatchObject({ returnTo: wanted });
  });

  test("also once the first code has ended", async () => {
    const { code, wrong, shown, enter } = await asked();
    for (let n = 0; n < 4; n += 1) await enter(wrong);
    const ended = await enter(wrong);
    expect(ended).toBe("/sign-in?problem=ended");
    expect(await shown(ended)).toMatchObject({ returnTo: wanted, pendingEmail: null });
    const late = await enter(code, { returnTo: wanted });
    expect(late).toBe(`/sign-in?${new URLSearchParams({ problem: "ended", returnTo: wanted })}`);
  });

  test("and not where a code that was waiting already leads", async () => {
    const { code, wrong, shown, enter } = await asked("/tools");
    const { returnTo } = await shown(`/sign-in?${query(wanted)}`);
    const refused = await enter(wrong, { returnTo });
    expect(await shown(refused)).toMatchObject({ returnTo: wanted });
    expect(await enter(code, { returnTo })).toBe(wanted);
  });

  test("also for an admin who starts the second step again", async () => {
    const boss = await halfway(wanted, admins[0]);
    expect(await (await boss.get("/sign-in/passkey")).json()).toMatchObject({ returnTo: wanted });
  });
});

async function halfway(returnTo: string, email = "") {
  const boss = visitor(live);
  await boss.form("/api/sign-in/email", { email, returnTo });
  const { code } = await readSignInMail(live, mailServer);
  expect(location(await boss.form("/api/sign-in/code", { code }))).toBe("/sign-in/passkey");
  return boss;
}

async function adminStep(returnTo: string, index: number): Promise<unknown> {
  const boss = await halfway(returnTo, admins[index]);
  const options = await (await boss.get(`${at}/generate-register-options`)).json();
  const response = createAuthenticator(liveOrigin).create(options);
  const done = await boss.json("POST", `${at}/verify-registration`, { response, returnTo });
  return (await done.json()).returnTo;
}

test("there are more than twenty disguises, all different", () => {
  expect(new Set(redirectDisguises).size).toBe(redirectDisguises.length);
  expect(redirectDisguises.length).toBeGreaterThan(20);
});
