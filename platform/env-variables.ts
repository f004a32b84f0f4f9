import { z } from "zod";
import { mailbox } from "./mailbox.ts";
import { isClamdUrl } from "./scanner/clamd-address.ts";

export const examples = {
  HOST: "127.0.0.1",
  PORT: "3000",
  TLS_CERT: "-----BEGIN CERTIFICATE-----...",
  TLS_KEY: "-----BEGIN PRIVATE KEY-----...",
  ALLOW_REMOTE_TRIAL: "yes",
  APP_URL: "https://www.example.com",
  TRUST_PROXY: "1",
  DATABASE_URL: "postgres://user:password@db.example.com:5432/fontana?sslmode=verify-full",
  DATA_DIR: "./data",
  RUN_JOBS: "no",
  ADOPT_DATABASE: "<the code that the start shows>",
  SECRET: "<32 or more random characters, as from: openssl rand -base64 48>",
  ADMIN_EMAILS: "ada@example.com,grace@example.com",
  OIDC_ISSUER: "https://login.example.com",
  OIDC_CLIENT_ID: "fontana",
  OIDC_CLIENT_SECRET: "<the secret the identity provider gave you>",
  OIDC_NAME: "Example Login",
  SMTP_URL: "smtps://user:password@smtp.example.com:465",
  MAIL_FROM: "Example Firm <hello@example.com>",
  FIRM_INBOX: "office@example.com",
  INBOX_URL: "imaps://inbox%40example.com:password@imap.example.com/INBOX",
  INBOX_ADDRESS: "inbox@example.com",
  STRIPE_SECRET_KEY: "sk_live_...",
  STRIPE_PUBLISHABLE_KEY: "pk_live_...",
  STRIPE_WEBHOOK_SECRET: "whsec_...",
  STRIPE_API_URL: "https://api.stripe.com",
  LEAD_WEBHOOK_URL: "https://crm.example.com/leads",
  LEAD_WEBHOOK_SECRET: "<16 or more random characters>",
  UPGRADE_POLICY: "saved-card",
  LOG_LEVEL: "info",
  METRICS_TOKEN: "<24 or more random characters>",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
  FILES_STORE: "s3",
  FILES_S3_URL: "https://s3.eu-central-1.amazonaws.com",
  FILES_S3_BUCKET: "fontana-files",
  FILES_S3_REGION: "eu-central-1",
  FILES_S3_KEY_ID: "<the id of the access key>",
  FILES_S3_SECRET: "<the secret of the access key>",
  CLAMD_URL: "unix:/run/clamav/clamd.ctl",
} as const;

export type VariableName = keyof typeof examples;
export const variableNames = Object.keys(examples) as VariableName[];

export function isLoopback(host: string): boolean {
  return ["localhost", "::1", "[::1]"].includes(host) || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Of a database on another machine; null where it is on this one. */
export function remoteHost(databaseUrl: string): string | null {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get("host") ?? hostname;
  return host.startsWith("/") || isLoopback(host) ? null : host;
}

function url(protocols: string[], what: string) {
  return z
    .string()
    .refine(
      (value) => {
        if (!URL.canParse(value)) return false;
        const { protocol, hostname } = new URL(value);
        return hostname !== "" && protocols.includes(protocol);
      },
      { error: `must be ${what}`, abort: true },
    )
    .refine((value) => {
      const { username, password, pathname } = new URL(value);
      return [username, password, pathname].every(decodes);
    }, "must write a literal % in its user, password or path as %25");
}

function decodes(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

export const webUrl = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  if (username !== "") return false;
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}, "must be a https:// address (http:// is allowed for loopback only)");

const correspondent = mailbox("must be an email address, alone or as Name <address>").optional();
const adminList = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  )
  .pipe(
    z
      .array(mailbox("must be email addresses separated by commas"))
      .min(1, "must name at least one address"),
  )
  .transform((admins) => admins.map(({ address }) => address.toLowerCase()));

const yesOrNo = z.enum(["yes", "no"], "must be yes or no").transform((value) => value === "yes");

export const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a whole number from 1 to 65535")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, "must be a whole number from 1 to 65535")
    .default(3000),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  ALLOW_REMOTE_TRIAL: yesOrNo.default(false),
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
  RUN_JOBS: yesOrNo.default(true),
  ADOPT_DATABASE: z
    .string()
    .regex(/^[\da-f]{8}$/, "must be the code that the start shows")
    .optional(),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  ADMIN_EMAILS: adminList.optional(),
  OIDC_ISSUER: webUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60, "must have at most 60 characters").optional(),
  SMTP_URL: url(["smtp:", "smtps:"], "a smtp:// or smtps:// address").optional(),
  MAIL_FROM: correspondent,
  FIRM_INBOX: correspondent,
  INBOX_URL: url(["imap:", "imaps:"], "an imaps:// address")
    .refine((value) => {
      const { protocol, hostname, username } = new URL(value);
      return username !== "" && (protocol === "imaps:" || isLoopback(hostname));
    }, "must be imaps:// with a user (imap:// is allowed for loopback only)")
    .optional(),
  INBOX_ADDRESS: z
    .email("must be an email address")
    .regex(/^[^@+]{1,20}@/, "must have 1 to 20 characters before the @, and no +")
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, "must start with sk_ or rk_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_", "must start with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must start with whsec_").optional(),
  STRIPE_API_URL: webUrl.optional(),
  LEAD_WEBHOOK_URL: webUrl.optional(),
  LEAD_WEBHOOK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  UPGRADE_POLICY: z.enum(["instant", "saved-card"], "must be instant or saved-card").optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      "must be fatal, error, warn, info, debug or silent",
    )
    .default("info"),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{24,}$/, "must have at least 24 characters, without spaces")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(["http:", "https:"], "a http:// or https:// address").optional(),
  FILES_STORE: z.enum(["database", "s3"], "must be database or s3").optional(),
  FILES_S3_URL: webUrl.refine((value) => !/[?#]/.test(value), "must have no query").optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be a region, or auto")
    .default("auto"),
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  CLAMD_URL: z
    .string()
    .refine(isClamdUrl, "must be unix:/path/to/its/socket or tcp://host:port")
    .optional(),
} satisfies Record<VariableName, z.ZodType>);

export type Values = z.output<typeof variables>;
