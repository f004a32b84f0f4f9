import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { readSettings } from "../../platform/env.ts";
import {
  startIdentityProvider,
  type IdentityProvider,
} from "../../tests/support/identity-provider.ts";
import { liveSettings } from "../../tests/support/live-settings.ts";
import { ownCertificate, startReceiver } from "../../tests/support/receiver.ts";
import { outside } from "./outside.ts";

let provider: IdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider("http://localhost:3000/api/auth/callback");
});
afterAll(() => provider.close());

test("the check of the identity provider says whether it can be asked who is still let in", async () => {
  const settings = readSettings(
    { DATA_DIR: "/nowhere", SECRET: "s".repeat(32), ...provider.settings },
    trialAddresses,
  );
  const signIn = outside(settings).find(({ name }) => name === "sign-in");
  expect(await signIn?.run()).toBe(
    `${provider.issuer} answers, and can be asked who is still let in`,
  );
  provider.state.change = (_, answer) => ({ ...answer, scopes_supported: ["openid"] });
  expect(await signIn?.run()).toContain("sessions last an hour");
  provider.state.change = (_, answer) => ({ ...answer, issuer: "https://other.example" });
  await expect(signIn?.run(), "the program would refuse it").rejects.toThrow(
    "speaks for another issuer",
  );
  provider.state.down = true;
  await expect(signIn?.run()).rejects.toThrow("answered 503");
});

const named = (wanted: string, more: Record<string, string | undefined>) =>
  outside(readSettings({ ...liveSettings, ...more }, trialAddresses)).find(
    ({ name }) => name === wanted,
  );
const inFront = (more: Record<string, string | undefined>) => named("proxy", more);

test("the check of the site's address fails where it leads to another name", async () => {
  const site = await startReceiver();
  onTestFinished(() => site.close());
  const appUrl = new URL(site.url).origin;
  const settings = { ...readSettings(liveSettings, trialAddresses), appUrl };
  const address = outside(settings).find(({ name }) => name === "site address");
  site.answerWith(308, { Location: "http://www.fontana.example/" });
  await expect(address?.run()).rejects.toThrow(
    `${appUrl}/healthz leads to http://www.fontana.example/`,
  );
  expect(address?.fix).toContain("set APP_URL to that one");
  site.answerWith(200);
  expect(await address?.run()).toBe("127.0.0.1 is 127.0.0.1, and answers");
  site.answerWith(404);
  expect(await address?.run()).toContain("answers 404");
  await site.close();
  expect(await address?.run(), "before going live").toMatch(/does not answer yet: .+/);
});

test("the check of the proxy asks for TRUST_PROXY where visitors come through one", async () => {
  const { cert: TLS_CERT, key: TLS_KEY } = ownCertificate();
  for (const more of [{}, { HOST: "0.0.0.0" }, { TLS_CERT, TLS_KEY }])
    await expect(inFront(more)?.run()).rejects.toThrow("TRUST_PROXY is off");
  expect(inFront({})?.fix).toContain("Set TRUST_PROXY");
  expect(await inFront({ TRUST_PROXY: "2" })?.run()).toContain("2 in front");
  expect(await inFront({ TLS_CERT, TLS_KEY, HOST: "0.0.0.0" })?.run()).toContain("this program");
});

test("the check of notices to staff asks for another mailbox where they land in the folder that is read", async () => {
  const url = "imaps://inbox%40fontana.example:secret@imap.fontana.example";
  const to = (more: Record<string, string | undefined>) =>
    named("notices", { INBOX_URL: url, ...more });
  const inbox = "inbox@fontana.example";
  for (const more of [
    { FIRM_INBOX: "The Desk <Inbox@fontana.example>" },
    { FIRM_INBOX: "inbox+office@fontana.example", INBOX_URL: `${url}/Inbox` },
    { MAIL_FROM: inbox },
    { INBOX_ADDRESS: "hello@fontana.example" },
  ])
    await expect(to(more)?.run()).rejects.toThrow("set aside as our own mail");
  expect(to({})?.fix).toContain("Set FIRM_INBOX");
  expect(await to({})?.run()).toContain("hello@fontana.example");
  expect(await to({ FIRM_INBOX: inbox, INBOX_URL: `${url}/Clients` })?.run()).toContain(inbox);
  expect(named("notices", {})).toBeUndefined();
});
