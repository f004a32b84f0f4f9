import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { firm } from "../content/firm.ts";
import { trialAddresses } from "../content/trial.ts";
import { readSettings as read } from "./env.ts";
import { SettingsError } from "./settings-error.ts";

const readSettings = (env: Record<string, string | undefined>) => read(env, trialAddresses);
import { variableNames } from "./env-variables.ts";

const dataDir = mkdtempSync(join(tmpdir(), "fontana-env-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const live = {
  APP_URL: "https://www.example.com",
  DATABASE_URL: "postgres://u:p@db.example.com/fontana?sslmode=verify-full",
  SECRET: "s".repeat(32),
  ADMIN_EMAILS: "Ada@Example.com, grace@example.com",
  SMTP_URL: "smtps://u:p@smtp.example.com",
  MAIL_FROM: "hello@example.com",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

test("a trial needs nothing, and makes its secret once, readable by its owner only", () => {
  const first = readSettings({ DATA_DIR: dataDir });
  expect(first).toMatchObject({
    live: false,
    appUrl: "http://localhost:3000",
    listen: { host: "127.0.0.1", port: 3000 },
    trustProxy: 0,
    adminEmails: [trialAddresses.admin],
    upgradePolicy: "instant",
    logLevel: "info",
  });
  expect(readSettings({ DATA_DIR: dataDir }).secret).toBe(first.secret);
  expect(statSync(join(dataDir, "secret")).mode & 0o777).toBe(0o600);
});

test("a trial listens beyond this machine only if a setting allows it", () => {
  const trial = { DATA_DIR: dataDir };
  for (const HOST of ["0.0.0.0", "::", "192.168.1.5", "firm.example", "127.0.0.1.example"])
    expect(() => readSettings({ ...trial, HOST })).toThrow(/^HOST .*ALLOW_REMOTE_TRIAL=yes/);
  for (const HOST of ["localhost", "127.0.0.1", "127.1.2.3", "::1"])
    expect(readSettings({ ...trial, HOST }).remoteTrial).toBe(false);
  const allowed = { ...trial, HOST: "0.0.0.0", ALLOW_REMOTE_TRIAL: "yes" };
  expect(readSettings(allowed).remoteTrial).toBe(true);
  expect(readSettings({ ...live, HOST: "0.0.0.0" }).remoteTrial).toBe(false);
});

const policy = (UPGRADE_POLICY?: string) => readSettings({ ...live, UPGRADE_POLICY }).upgradePolicy;

test("once live, an upgrade needs a card on file unless the operator says otherwise", () => {
  expect(policy()).toBe("saved-card");
  expect(policy("instant")).toBe("instant");
  const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
  expect(policy(/^UPGRADE_POLICY=(.*)$/m.exec(example)?.[1])).toBe("saved-card");
});

test("live accepts complete settings, and admins are compared in lower case", () => {
  const settings = readSettings(live);
  expect(settings.live).toBe(true);
  expect(settings.adminEmails).toEqual(["ada@example.com", "grace@example.com"]);
});

test("sender and recipient addresses may include a name", () => {
  const named = readSettings({
    ...live,
    MAIL_FROM: "Fontana, Inc. <hello@example.com>",
    FIRM_INBOX: '"The \\"Desk\\"" <desk@example.com>',
    ADMIN_EMAILS: "Ada Lovelace <Ada@Example.com>, grace@example.com",
  });
  expect(named.mail.from).toEqual({ name: "Fontana, Inc.", address: "hello@example.com" });
  expect(named.mail.firmInbox).toEqual({ name: 'The "Desk"', address: "desk@example.com" });
  expect(named.adminEmails).toEqual(["ada@example.com", "grace@example.com"]);
  const { mail } = readSettings({ ...live, MAIL_FROM: "Firm <hello@example.com>" });
  expect(mail.firmInbox).toEqual(mail.from);
});

test.each(Object.keys(live).filter((name) => name !== "APP_URL"))(
  "live refuses to start without %s",
  (name) => {
    expect(() => readSettings({ ...live, [name]: "" })).toThrow(
      new RegExp(`^${name} .*Example: ${name}=`),
    );
  },
);

test("live reaches a database on another machine encrypted, unless told otherwise", () => {
  const at = (url: string) => readSettings({ ...live, DATABASE_URL: url }).databaseUrl;
  const elsewhere = "postgres://u:p@db.example.com/fontana";
  for (const weak of ["", "?sslmode=require", "?sslmode=prefer", "?host=10.0.0.5"])
    expect(() => at(elsewhere + weak)).toThrow(/^DATABASE_URL must say sslmode=verify-full /);
  for (const said of ["verify-full", "disable"])
    expect(at(`${elsewhere}?sslmode=${said}`)).toContain(said);
  for (const here of ["127.0.0.1", "localhost", "[::1]"])
    expect(at(`postgres://u:p@${here}/fontana`)).toContain(here);
  expect(at("postgres://u:p@unused/fontana?host=/run/postgresql")).toContain("/run/postgresql");
  const trial = { DATA_DIR: dataDir, DATABASE_URL: elsewhere };
  expect(readSettings(trial).databaseUrl).toBe(elsewhere);
});

const keys = (STRIPE_SECRET_KEY: string, STRIPE_PUBLISHABLE_KEY: string) =>
  readSettings({ ...live, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }).cards;

test("both keys for cards are of one mode", () => {
  for (const [secret, publishable] of [
    ["sk_live_1", "pk_test_1"],
    ["sk_test_1", "pk_live_1"],
    ["rk_live_1", "pk_test_1"],
    ["rk_test_1", "pk_live_1"],
  ] as const)
    expect(() => keys(secret, publishable)).toThrow(
      /^STRIPE_PUBLISHABLE_KEY must be a pk_(live|test)_ key, as STRIPE_SECRET_KEY [^\n]+$/,
    );
  for (const mode of ["live", "test"])
    for (const kind of ["sk", "rk"])
      expect(keys(`${kind}_${mode}_1`, `pk_${mode}_1`)).toMatchObject({
        secretKey: `${kind}_${mode}_1`,
      });
  expect(keys("sk_1", "pk_live_1")).toMatchObject({ secretKey: "sk_1" });
});

test("a certificate comes with its key, for a live site", () => {
  const [TLS_CERT, TLS_KEY] = ["not a certificate", "not a key that a message quotes"];
  expect(readSettings(live).listen.certificate).toBeUndefined();
  expect(() => readSettings({ ...live, TLS_CERT })).toThrow(/^TLS_KEY is required /);
  expect(() => readSettings({ ...live, TLS_KEY })).toThrow(/^TLS_CERT is required /);
  expect(() => readSettings({ DATA_DIR: dataDir, TLS_CERT, TLS_KEY })).toThrow(
    /^TLS_CERT is for a live/,
  );
  const wrong = /^TLS_CERT and TLS_KEY must be (?!.*quotes)/;
  expect(() => readSettings({ ...live, TLS_CERT, TLS_KEY })).toThrow(wrong);
});

test("live refuses the trial's admin address", () => {
  expect(() => readSettings({ ...live, ADMIN_EMAILS: trialAddresses.admin })).toThrow(
    /^ADMIN_EMAILS /,
  );
});

describe("a bad value stops the start with one line", () => {
  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "0"],
    ["APP_URL", "http://www.example.com"],
    ["APP_URL", "https://www.example.com/path"],
    ["APP_URL", "javascript:alert(1)"],
    ["APP_URL", "localhost:3000"],
    ["APP_URL", "not a url"],
    ["ALLOW_REMOTE_TRIAL", "perhaps"],
    ["TRUST_PROXY", "yes"],
    ["DATABASE_URL", "mysql://db/fontana"],
    ["DATABASE_URL", "postgres://u:50%off@127.0.0.1/fontana"],
    ["SECRET", "short"],
    ["ADMIN_EMAILS", "not an address"],
    ["ADMIN_EMAILS", ","],
    ["SMTP_URL", "https://smtp.example.com"],
    ["SMTP_URL", "smtps://u:50%@smtp.example.com"],
    ["INBOX_URL", "imap.example.com"],
    ["INBOX_URL", "imaps://u%:p@imap.example.com"],
    ["INBOX_URL", "imaps://u:p@imap.example.com/50%"],
    ["MAIL_FROM", "hello"],
    ["MAIL_FROM", "Firm <hello>"],
    ["MAIL_FROM", "Firm <hello@example.com"],
    ["MAIL_FROM", "Firm <a@example.com>, b@example.com"],
    ["FIRM_INBOX", "Firm\nBcc: <hello@example.com>"],
    ["ADMIN_EMAILS", "Ada <ada>"],
    ["FIRM_INBOX", "hello"],
    ["STRIPE_SECRET_KEY", "pk_live_1"],
    ["STRIPE_API_URL", "http://api.example.com"],
    ["OIDC_ISSUER", "http://login.example.com"],
    ["LEAD_WEBHOOK_URL", "http://crm.example.com"],
    ["LEAD_WEBHOOK_SECRET", "short"],
    ["UPGRADE_POLICY", "never"],
    ["LOG_LEVEL", "loud"],
    ["FILES_STORE", "disk"],
    ["FILES_S3_URL", "http://s3.example.com"],
    ["FILES_S3_URL", "https://key:secret@s3.example.com"],
    ["FILES_S3_URL", "https://s3.example.com/?list"],
    ["FILES_S3_BUCKET", "A bucket"],
    ["FILES_S3_REGION", "Frankfurt am Main"],
    ["CLAMD_URL", "/run/clamav/clamd.ctl"],
    ["CLAMD_URL", "http://127.0.0.1:3310"],
    ["CLAMD_URL", "tcp://127.0.0.1:3310/scan"],
  ])("%s=%s", (name, value) => {
    const start = () => readSettings({ DATA_DIR: dataDir, [name]: value });
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(new RegExp(`^${name} [^\\n]+ Example: ${name}=[^\\n]+$`));
  });

  test.each([
    ["OIDC_CLIENT_ID", { OIDC_ISSUER: "https://login.example.com" }],
    ["STRIPE_PUBLISHABLE_KEY", { STRIPE_SECRET_KEY: "sk_test_1" }],
    ["LEAD_WEBHOOK_SECRET", { LEAD_WEBHOOK_URL: "https://crm.example.com" }],
    ["FILES_S3_BUCKET", { FILES_S3_URL: "https://s3.example.com" }],
    ["FILES_S3_URL", { FILES_STORE: "s3" }],
  ])("%s is missed when its partner is set", (name, given) => {
    expect(() => readSettings({ DATA_DIR: dataDir, ...given })).toThrow(
      new RegExp(`^${name} is required`),
    );
  });

  test("no secret is repeated in the message", () => {
    expect(() => readSettings({ DATA_DIR: dataDir, SECRET: "hunter2" })).not.toThrow(/hunter2/);
  });
});

test(".env.example lists every variable, and no other", () => {
  const listed = readFileSync(new URL("../.env.example", import.meta.url), "utf8").match(
    /^[A-Z\d_]+(?==)/gm,
  );
  expect(listed?.toSorted()).toEqual(variableNames.toSorted());
});

test("the trial's mail comes from the firm's own address", () => {
  expect(trialAddresses.firm).toBe(firm.email);
});

describe("INBOX_URL", () => {
  const trial = { DATA_DIR: dataDir };
  const given = "imaps://inbox%40example.com:p%2Fw@imap.example.com/Clients%20in";

  test("names server, account and folder; its user is the address", () => {
    expect(readSettings({ ...trial, INBOX_URL: given }).mail.inbox).toEqual({
      host: "imap.example.com",
      port: 993,
      secure: true,
      user: "inbox@example.com",
      pass: "p/w",
      folder: "Clients in",
      address: "inbox@example.com",
    });
    expect(readSettings(trial).mail.inbox).toBeUndefined();
  });

  test.each([
    ["INBOX_URL", { INBOX_URL: "imap://u:p@imap.example.com" }],
    ["INBOX_URL", { INBOX_URL: "imaps://imap.example.com" }],
    ["INBOX_URL", { INBOX_ADDRESS: "inbox@example.com" }],
    ["INBOX_ADDRESS", { INBOX_URL: "imaps://clerk:p@imap.example.com" }],
    ["INBOX_ADDRESS", { INBOX_URL: given, INBOX_ADDRESS: "in+box@example.com" }],
    ["INBOX_ADDRESS", { INBOX_URL: given, INBOX_ADDRESS: "a-very-long-name-of-a-box@example.com" }],
  ])("%s is refused in %j", (name, env) => {
    expect(() => readSettings({ ...trial, ...env })).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test("may name the mailbox that notices go to, which may have a folder for clients' mail", () => {
    for (const MAIL_FROM of ["inbox@example.com", "inbox+office@example.com"])
      for (const folder of ["INBOX", "Clients"]) {
        const env = { MAIL_FROM, INBOX_URL: given.replace("Clients%20in", folder) };
        const { mail } = readSettings({ ...trial, ...env });
        expect(mail.firmInbox.address).toBe(MAIL_FROM);
        expect(mail.inbox?.folder).toBe(folder);
      }
  });
});
