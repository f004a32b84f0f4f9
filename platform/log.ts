import { pino } from "pino";
import { serializeError } from "./serialize-error.ts";

export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error"> & {
  child(bindings: Record<string, unknown>): Log;
};

const secretKeys = [
  "authorization",
  "cookie",
  '["set-cookie"]',
  "password",
  "secret",
  "token",
  "clientSecret",
  "client_secret",
  "smtpUrl",
  "databaseUrl",
];

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => serializeError(error) ?? String(error) },
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: secretKeys.flatMap((key) =>
        key.startsWith("[") ? [key, `*${key}`, `*.*${key}`] : [key, `*.${key}`, `*.*.${key}`],
      ),
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
