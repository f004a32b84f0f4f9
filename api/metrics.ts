import { createHash, timingSafeEqual } from "node:crypto";
import { readHealth } from "../domain/read-health.ts";
import { expositionType, exposition, type Gauge } from "../platform/metrics/exposition.ts";
import { gauge, processGauges } from "../platform/metrics/process-gauges.ts";
import { endpoint } from "./endpoint.ts";
import { problem } from "./errors.ts";
import { failed } from "./responses.ts";
import type { Services } from "./services.ts";

export const metricsEndpoints = [
  endpoint(
    "GET /metrics",
    {
      tag: "Operating",
      summary: "Read the metrics, as Prometheus does",
      description: "With METRICS_TOKEN as bearer token; without that setting there are none.",
      role: "visitor",
      responses: {
        200: { description: "Prometheus' text format.", type: "text/plain" },
        401: failed("The token is missing or wrong."),
        404: failed("METRICS_TOKEN is not set."),
      },
    },
    async ({ c, services }) => {
      const token = services.settings.metricsToken;
      if (token === undefined)
        return problem(c, 404, "not_found", "There is nothing at this address.");
      if (!isSame(c.req.header("authorization") ?? "", `Bearer ${token}`)) {
        c.header("WWW-Authenticate", "Bearer");
        return problem(c, 401, "unauthenticated", "This needs the token of the metrics.");
      }
      const { requestTimes, pageTimes, database } = services;
      const gauges = [...processGauges(), ...(await healthGauges(services))];
      const histograms = [
        requestTimes.histogram,
        database.queries.histogram,
        ...pageTimes.histograms,
      ];
      return c.body(exposition(gauges, histograms), 200, { "Content-Type": expositionType });
    },
  ),
];

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Of equal length first, since a comparison in constant time needs that. */
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

const up = (value: number) => gauge("fontana_database_up", "Whether the database answers.", value);

/** What is known without the database stays readable while it is away. */
async function healthGauges(services: Services): Promise<Gauge[]> {
  try {
    const health = await readHealth(services);
    const backup = (health.lastBackup?.getTime() ?? 0) / 1000;
    return [
      up(1),
      gauge("fontana_mails_late", "Mails waiting for over ten minutes.", health.mailsLate),
      gauge("fontana_jobs_failed", "Jobs that ran out of retries.", health.jobsFailed),
      gauge("fontana_promises_late", "Answers promised and overdue.", health.promisesLate),
      gauge("fontana_webhooks_failing", "Endpoints that refuse.", health.webhooksFailing),
      gauge("fontana_webhooks_gone", "Endpoints turned off by a 410.", health.webhooksGone),
      gauge("fontana_last_backup_timestamp_seconds", "When; 0 before the first.", backup),
      gauge("fontana_disk_free_bytes", "Room where DATA_DIR is.", health.diskFreeBytes ?? NaN),
    ];
  } catch (error) {
    services.logFailure(services.log, error, "the metrics lack what the database knows");
    return [up(0)];
  }
}
