import { resolve } from "node:path";
import { z } from "zod";
import { keptSecret } from "./kept-secret.ts";

/** Stops the start; its message is one line: the variable, what was wrong, an example. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

export type Settings = {
  /** True on a https origin; then no stand-in is accepted and /dev/* does not exist. */
  live: boolean;
  listen: { host: string; port: number };
  /** The public origin, without a trailing slash. */
  appUrl: string;
  /** How many proxies in front are believed about who called. */
  trustProxy: number;
  /** Undefined means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  secret: string;
  /** In lower case. */
  adminEmails: string[];
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined;
  /** Without `smtpUrl` mail is captured in `dataDir`. */
  mail: { smtpUrl: string | undefined; from: string; firmInbox: string };
  /** Undefined means the card sandbox. */
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
};

/** What trial mode uses in place of real addresses; live refuses them. */
export const trialAddresses = {
  admin: "admin@fontana-advisors.example",
  firm: "hello@fontana-advisors.example",
};

const examples = {
  HOST: "127.0.0.1",
  PORT: "3000",
  APP_URL: "https://www.example.com",
  TRUST_PROXY: "1",
  DATABASE_URL: "postgres://user:password@db.example.com:5432/fontana",
  DATA_DIR: "./data",
  SECRET: "<32 or more random characters, as from: openssl rand -base64 48>",
  ADMIN_EMAILS: "ada@example.com,grace@example.com",
  OIDC_ISSUER: "https://login.example.com",
  OIDC_CLIENT_ID: "fontana",
  OIDC_CLIENT_SECRET: "<the secret the identity provider gave you>",
  OIDC_NAME: "Example Login",
  SMTP_URL: "smtps://user:password@smtp.example.com:465",
  MAIL_FROM: "hello@example.com",
  FIRM_INBOX: "office@example.com",
  STRIPE_SECRET_KEY: "sk_live_...",
  STRIPE_PUBLISHABLE_KEY: "pk_live_...",
  STRIPE_WEBHOOK_SECRET: "whsec_...",
  STRIPE_API_URL: "https://api.stripe.com",
  LEAD_WEBHOOK_URL: "https://crm.example.com/leads",
  LEAD_WEBHOOK_SECRET: "<16 or more random characters>",
  UPGRADE_POLICY: "instant",
  LOG_LEVEL: "info",
} as const;

export type VariableName = keyof typeof examples;
export const variableNames = Object.keys(examples) as VariableName[];

export function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}

function url(protocols: string[], what: string) {
  return z.string().refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname } = new URL(value);
    return hostname !== "" && protocols.includes(protocol);
  }, `must be ${what}`);
}

const webUrl = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  if (username !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}, "must be a https:// address (http:// is allowed for loopback only)");

const email = z.email("must be an e-mail address");
const adminList = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((one) => one.trim().toLowerCase())
      .filter((one) => one !== ""),
  )
  .pipe(
    z
      .array(z.email("must be e-mail addresses separated by commas"))
      .min(1, "must name at least one address"),
  );

const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a whole number from 1 to 65535")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, "must be a whole number from 1 to 65535")
    .default(3000),
  APP_URL: webUrl
    .refine(
      (value) => /^https?:\/\/[^/?#]+\/?$/.test(value),
      "must be an origin, without path or query",
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|\d)$/, "must be off or the number of proxies in front, 0 to 9")
    .transform((value) => (value === "off" ? 0 : Number(value)))
    .default(0),
  DATABASE_URL: url(["postgres:", "postgresql:"], "a postgres:// address").optional(),
  DATA_DIR: z.string().default("./data"),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ADMIN_EMAILS: adminList.optional(),
  OIDC_ISSUER: webUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60, "must have at most 60 characters").optional(),
  SMTP_URL: url(["smtp:", "smtps:"], "a smtp:// or smtps:// address").optional(),
  MAIL_FROM: email.optional(),
  FIRM_INBOX: email.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must start with sk_ or rk_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_", "must start with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must start with whsec_").optional(),
  STRIPE_API_URL: webUrl.optional(),
  LEAD_WEBHOOK_URL: webUrl.optional(),
  LEAD_WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  UPGRADE_POLICY: z
    .enum(["instant", "saved-card"], "must be instant or saved-card")
    .default("instant"),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "must be fatal, error, warn, info, debug or silent",
    )
    .default("info"),
} satisfies Record<VariableName, z.ZodType>);

type Values = z.output<typeof variables>;

function fail(name: VariableName, problem: string): never {
  throw new SettingsError(`${name} ${problem}. Example: ${name}=${examples[name]}`);
}

/**
 * Read once, at start. An empty variable counts as unset. On trial the secret is made once in DATA_DIR.
 * @throws SettingsError
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    variableNames.map((name) => [name, env[name]?.trim() || undefined] as const),
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
  allOrNone(values, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
  allOrNone(values, ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"]);
  allOrNone(values, ["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET"]);
  if (live) refuseStandIns(values);
  const dataDir = resolve(values.DATA_DIR);

  return {
    live,
    listen: { host: values.HOST, port: values.PORT },
    appUrl,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL,
    dataDir,
    secret: values.SECRET ?? secretOfTrial(dataDir),
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
      from: values.MAIL_FROM ?? trialAddresses.firm,
      firmInbox: values.FIRM_INBOX ?? values.MAIL_FROM ?? trialAddresses.firm,
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
    upgradePolicy: values.UPGRADE_POLICY,
    logLevel: values.LOG_LEVEL,
  };
}

function allOrNone(values: Values, names: VariableName[]): void {
  const missing = names.find((name) => values[name] === undefined);
  const present = names.find((name) => values[name] !== undefined);
  if (missing && present) fail(missing, `is required when ${present} is set`);
}

function refuseStandIns(values: Values): void {
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
  if (values.ADMIN_EMAILS?.includes(trialAddresses.admin)) {
    fail("ADMIN_EMAILS", "must not contain the trial address when APP_URL is a https origin");
  }
}

function secretOfTrial(dataDir: string): string {
  try {
    return keptSecret(dataDir);
  } catch (error) {
    fail(
      "DATA_DIR",
      `must hold a secret this program made and may read (${(error as Error).message})`,
    );
  }
}
