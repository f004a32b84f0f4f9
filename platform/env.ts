import { resolve } from "node:path";
import {
  isLoopback,
  remoteHost,
  type Values,
  type VariableName,
  variableNames,
  variables,
} from "./env-variables.ts";
import { type Certificate, readCertificate } from "./certificate.ts";
import { type Inbox, readInboxUrl } from "./inbox-url.ts";
import type { Mailbox } from "./mailbox.ts";
import { loadTrialSecret } from "./load-trial-secret.ts";
import { withSecretFiles } from "./secret-files.ts";
import { failSetting as fail } from "./settings-error.ts";

export type BucketSettings = {
  url: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
};

export type Settings = {
  /** True on a https origin; then no stand-in is accepted and /dev/* does not exist. */
  live: boolean;
  remoteTrial: boolean;
  listen: { host: string; port: number; certificate: Certificate | undefined };
  /** The public origin, without a trailing slash. */
  appUrl: string;
  trustProxy: number;
  /** Undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  runJobs: boolean;
  adoptDatabase: string | undefined;
  secret: string;
  /** In lower case. */
  adminEmails: string[];
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined;
  mail: {
    smtpUrl: string | undefined;
    from: Mailbox;
    firmInbox: Mailbox;
    /** Where clients' answers come in; undefined means that nobody reads them here. */
    inbox: Inbox | undefined;
  };
  cards:
    | {
        secretKey: string;
        publishableKey: string;
        webhookSecret: string;
        apiUrl: string | undefined;
      }
    | undefined;
  leadWebhook: { url: string; secret: string } | undefined;
  upgradePolicy: "instant" | "saved-card";
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
  /** What whoever reads /metrics sends; undefined means that nobody may. */
  metricsToken: string | undefined;
  /** The collector that traces go to; undefined means that there are none. */
  tracesUrl: string | undefined;
  files: {
    store: "database" | "s3";
    /** Also while files that were moved there are moved back. */
    bucket: BucketSettings | undefined;
  };
  /** The virus scanner that looks at what people send; undefined means that none does. */
  clamdUrl: string | undefined;
};

type TrialAddresses = { admin: string; firm: string };

/** On trial the secret is made once, in DATA_DIR. @throws SettingsError */
export function readSettings(
  env: Record<string, string | undefined>,
  trialAddresses: TrialAddresses,
): Settings {
  const all = withSecretFiles(env);
  const given = Object.fromEntries(
    variableNames.map((name) => [name, all[name]?.trim() || undefined] as const),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    // Every path in this flat object starts with one of its own keys.
    fail(issue?.path[0] as VariableName, issue?.message ?? "is not valid");
  }
  const values = parsed.data;
  // URL drops the default port and lower-cases the host, so the result compares with an Origin header.
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`).origin;
  const live = appUrl.startsWith("https:");
  allOrNone(values, ["TLS_CERT", "TLS_KEY"]);
  allOrNone(values, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
  allOrNone(values, ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"]);
  rejectTwoModes(values);
  allOrNone(values, ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"]);
  allOrNone(values, ["FILES_S3_URL", "FILES_S3_BUCKET", "FILES_S3_KEY_ID", "FILES_S3_SECRET"]);
  if (live) {
    rejectStandIns(values, trialAddresses);
    requireEncryption(values);
  }
  const remoteTrial = !live && !isLoopback(values.HOST);
  if (remoteTrial && !values.ALLOW_REMOTE_TRIAL)
    fail(
      "HOST",
      "must be a loopback address on trial, where whoever reaches the site can become an admin; set a https APP_URL, or ALLOW_REMOTE_TRIAL=yes if only trusted people reach it",
    );
  const dataDir = resolve(values.DATA_DIR);
  const from = values.MAIL_FROM ?? { name: "", address: trialAddresses.firm };

  return {
    live,
    remoteTrial,
    listen: { host: values.HOST, port: values.PORT, certificate: readCertificate(values, live) },
    appUrl,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    dataDir,
    runJobs: values.RUN_JOBS,
    adoptDatabase: values.ADOPT_DATABASE,
    secret: values.SECRET ?? requireTrialSecret(dataDir),
    adminEmails: values.ADMIN_EMAILS ?? [trialAddresses.admin],
    oidc:
      values.OIDC_ISSUER && values.OIDC_CLIENT_ID && values.OIDC_CLIENT_SECRET
        ? {
            issuer: values.OIDC_ISSUER,
            clientId: values.OIDC_CLIENT_ID,
            clientSecret: values.OIDC_CLIENT_SECRET,
            name: values.OIDC_NAME ?? new URL(values.OIDC_ISSUER).hostname,
          }
        : undefined,
    mail: {
      smtpUrl: values.SMTP_URL,
      from,
      firmInbox: values.FIRM_INBOX ?? from,
      inbox: inboxOf(values),
    },
    cards:
      values.STRIPE_SECRET_KEY && values.STRIPE_PUBLISHABLE_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            publishableKey: values.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL,
          }
        : undefined,
    leadWebhook:
      values.LEAD_WEBHOOK_URL && values.LEAD_WEBHOOK_SECRET
        ? { url: values.LEAD_WEBHOOK_URL, secret: values.LEAD_WEBHOOK_SECRET }
        : undefined,
    upgradePolicy: values.UPGRADE_POLICY ?? (live ? "saved-card" : "instant"),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    files: filesOf(values),
    clamdUrl: values.CLAMD_URL,
  };
}

function filesOf(values: Values): Settings["files"] {
  const { FILES_S3_URL: url, FILES_S3_BUCKET: name, FILES_S3_REGION: region } = values;
  const { FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret } = values;
  const bucket =
    url && name && keyId && secret ? { url, bucket: name, region, keyId, secret } : undefined;
  const store = values.FILES_STORE ?? (bucket ? "s3" : "database");
  if (store === "s3" && !bucket) fail("FILES_S3_URL", "is required when FILES_STORE is s3");
  return { store, bucket };
}

function inboxOf({ INBOX_URL: url, INBOX_ADDRESS }: Values): Inbox | undefined {
  if (url === undefined) {
    if (INBOX_ADDRESS !== undefined) fail("INBOX_URL", "is required when INBOX_ADDRESS is set");
    return undefined;
  }
  const inbox = readInboxUrl(url);
  const address = (INBOX_ADDRESS ?? inbox.user).toLowerCase();
  if (!/^[^@+]{1,20}@[^@]+$/.test(address))
    fail(
      "INBOX_ADDRESS",
      "is required when the user of INBOX_URL is no address of 20 characters or less before the @",
    );
  return { ...inbox, address };
}

function allOrNone(values: Values, names: VariableName[]): void {
  const missing = names.find((name) => values[name] === undefined);
  const present = names.find((name) => values[name] !== undefined);
  if (missing && present) fail(missing, `is required when ${present} is set`);
}

function rejectTwoModes(values: Values): void {
  const [secret, publishable] = [values.STRIPE_SECRET_KEY, values.STRIPE_PUBLISHABLE_KEY].map(
    (key) => /^[a-z]+_(live|test)_/.exec(key ?? "")?.[1],
  );
  // Keys of Stripe's first years name no mode.
  if (secret && publishable && secret !== publishable)
    fail(
      "STRIPE_PUBLISHABLE_KEY",
      `must be a pk_${secret}_ key, as STRIPE_SECRET_KEY is one of ${secret} mode`,
    );
}

function requireEncryption({ DATABASE_URL: url }: Values): void {
  if (url === undefined || remoteHost(url) === null) return;
  const mode = new URL(url).searchParams.get("sslmode") ?? "";
  if (!["verify-full", "disable"].includes(mode))
    fail(
      "DATABASE_URL",
      "must say sslmode=verify-full when the database is on another machine, or sslmode=disable on a network that only the two share",
    );
}

function rejectStandIns(values: Values, { admin }: TrialAddresses): void {
  const required: VariableName[] = [
    "DATABASE_URL",
    "SECRET",
    "ADMIN_EMAILS",
    "SMTP_URL",
    "MAIL_FROM",
    "STRIPE_SECRET_KEY",
  ];
  const missing = required.find((name) => values[name] === undefined);
  if (missing) fail(missing, "is required when APP_URL is a https origin");
  if (values.ADMIN_EMAILS?.includes(admin)) {
    fail("ADMIN_EMAILS", "must not contain the trial address when APP_URL is a https origin");
  }
}

function requireTrialSecret(dataDir: string): string {
  try {
    return loadTrialSecret(dataDir);
  } catch (error) {
    fail(
      "DATA_DIR",
      `must hold a secret this program made and may read (${(error as Error).message})`,
    );
  }
}
