import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { readSettings } from "../../platform/env.ts";
import {
  startIdentityProvider,
  type IdentityProvider,
} from "../../tests/support/identity-provider.ts";
import { liveSettings } from "../../tests/support/live-settings.ts";
import { ownCertificate } from "../../tests/support/receiver.ts";
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

const inFront = (more: Record<string, string | undefined>) =>
  outside(readSettings({ ...liveSettings, ...more }, trialAddresses)).find(
    ({ name }) => name === "proxy",
  );

test("the check of the proxy asks for TRUST_PROXY where visitors come through one", async () => {
  const { cert: TLS_CERT, key: TLS_KEY } = ownCertificate();
  for (const more of [{}, { HOST: "0.0.0.0" }, { TLS_CERT, TLS_KEY }])
    await expect(inFront(more)?.run()).rejects.toThrow("TRUST_PROXY is off");
  expect(inFront({})?.fix).toContain("Set TRUST_PROXY");
  expect(await inFront({ TRUST_PROXY: "2" })?.run()).toContain("2 in front");
  expect(await inFront({ TLS_CERT, TLS_KEY, HOST: "0.0.0.0" })?.run()).toContain("this program");
});
