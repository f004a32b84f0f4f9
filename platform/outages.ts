import type { Log } from "./log.ts";

/** `subject` is what the call is for, the same on every retry. */
export type Outages = <T>(service: string, subject: string, run: () => Promise<T>) => Promise<T>;

const failuresBefore = 3;

export function watchOutages(log: Log): Outages {
  const outages = new Map<string, { failures: number; subjects: Set<string>; told: boolean }>();
  return async (service, subject, run) => {
    try {
      const result = await run();
      const outage = outages.get(service);
      outages.delete(service);
      if (outage?.told) log.info({ service, failures: outage.failures }, `${service} works again`);
      return result;
    } catch (error) {
      const outage = outages.get(service) ?? { failures: 0, subjects: new Set(), told: false };
      outages.set(service, outage);
      outage.failures += 1;
      // One subject that keeps being refused says nothing about the others.
      if (outage.subjects.size < 2) outage.subjects.add(subject);
      if (!outage.told && outage.failures >= failuresBefore && outage.subjects.size > 1) {
        outage.told = true;
        log.error(
          { service, failures: outage.failures, err: error },
          `${service} keeps failing: what waits is shown at /admin/operations`,
        );
      }
      throw error;
    }
  };
}
