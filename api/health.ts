import { serviceStatus } from "../domain/operations/schema.ts";
import { ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

/** Load balancers give up on a probe after a few seconds. */
const pingTimeoutMs = 3_000;

export const healthEndpoints = [
  endpoint(
    "GET /healthz",
    {
      tag: "Operating",
      summary: "Check that the process is alive",
      role: "visitor",
      responses: { 200: ok(serviceStatus, "It is.") },
    },
    () => ({ status: "ok" }),
  ),

  endpoint(
    "GET /readyz",
    {
      tag: "Operating",
      summary: "Check that it can serve",
      role: "visitor",
      responses: { 200: ok(serviceStatus, "It can."), 503: ok(serviceStatus, "Not right now.") },
    },
    async ({ c, services }) => {
      if (services.stopping) return c.json({ status: "stopping" }, 503);
      try {
        await withTimeout(pingTimeoutMs, services.database.ping());
        return { status: "ready" };
      } catch (error) {
        services.logFailure(c.get("log"), error, "the database does not answer");
        return c.json({ status: "no database" }, 503);
      }
    },
  ),
];

async function withTimeout(milliseconds: number, answer: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`No answer within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
