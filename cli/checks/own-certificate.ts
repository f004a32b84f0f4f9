import { X509Certificate } from "node:crypto";
import type { Probe } from "./probe.ts";

/** Enough to notice it in time, and to make another at leisure. */
const enoughDays = 30;
const dayMs = 86_400_000;

export const ownCertificate = (cert: string, now = Date.now()): Probe => ({
  name: "own certificate",
  fix: "Make another as “nginx” in docs/operating.md does, and restart one instance after the other; once it has ended, nginx reaches none of them.",
  run: async () => {
    const { validToDate } = new X509Certificate(cert);
    const days = Math.floor((validToDate.getTime() - now) / dayMs);
    const says = days < 0 ? "TLS_CERT has ended" : `TLS_CERT ends in ${days} days`;
    if (days < enoughDays) throw new Error(says);
    return says;
  },
});
