import { createSecureContext } from "node:tls";
import type { Values } from "./env-variables.ts";
import { failSetting as fail } from "./settings-error.ts";

/** In PEM, as text. */
export type Certificate = { cert: string; key: string };

/** @throws SettingsError that never quotes the key */
export function readCertificate(
  { TLS_CERT: cert, TLS_KEY: key }: Values,
  live: boolean,
): Certificate | undefined {
  if (!cert || !key) return undefined;
  if (!live) fail("TLS_CERT", "is for a live site: APP_URL must be a https origin");
  try {
    createSecureContext({ cert, key });
  } catch {
    fail("TLS_CERT", "and TLS_KEY must be a certificate and its key, in PEM");
  }
  return { cert, key };
}
