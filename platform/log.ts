import { pino } from "pino";

export type Log = Pick<pino.Logger, "debug" | "info" | "warn" | "error"> & {
  child(bindings: Record<string, unknown>): Log;
};
