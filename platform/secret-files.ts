import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { VariableName } from "./env-variables.ts";
import { SettingsError } from "./settings-error.ts";

export const secretNames = [
  "TLS_CERT",
  "TLS_KEY",
  "DATABASE_URL",
  "SECRET",
  "OIDC_CLIENT_SECRET",
  "SMTP_URL",
  "INBOX_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "LEAD_WEBHOOK_SECRET",
  "METRICS_TOKEN",
  "FILES_S3_KEY_ID",
  "FILES_S3_SECRET",
] as const satisfies VariableName[];

type Environment = Record<string, string | undefined>;

/** With what the files named by `<NAME>_FILE` hold. @throws SettingsError that never quotes a file */
export function withSecretFiles(env: Environment): Environment {
  const found = secretNames.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) throw new SettingsError(`${name} and ${name}_FILE are both set`);
    return [[name, readSecret(`${name}_FILE`, file, env["CREDENTIALS_DIRECTORY"])] as const];
  });
  return { ...env, ...Object.fromEntries(found) };
}

/** A name without a slash is that of a credential that systemd hands over. */
function readSecret(variable: string, file: string, credentials: string | undefined): string {
  if (!file.includes("/") && !credentials)
    throw new SettingsError(
      `${variable} is ${file}, a credential of systemd’s, and it hands none over here (CREDENTIALS_DIRECTORY is not set)`,
    );
  const path = file.includes("/") ? file : join(credentials ?? "", file);
  let value: string;
  try {
    value = readFileSync(path, "utf8").trim();
  } catch (error) {
    const { code = "it is not a file" } = error as NodeJS.ErrnoException;
    throw new SettingsError(`${variable} names ${path}, which cannot be read (${code})`);
  }
  if (value === "") throw new SettingsError(`${variable} names ${path}, which is empty`);
  return value;
}
