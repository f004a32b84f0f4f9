import { isLoopback } from "../env-variables.ts";
import type { Settings } from "../env.ts";

/** Live, only a program with a certificate that listens beyond its own machine may be what visitors reach. */
export const needsProxy = ({ live, listen }: Pick<Settings, "live" | "listen">): boolean =>
  live && (!listen.certificate || isLoopback(listen.host));
