import type { AddEndpoint, Services } from "./services.ts";

export function addHealth(add: AddEndpoint, services: Services): void {
  add("GET /healthz", (c) => c.json({ status: "ok" }));

  add("GET /readyz", async (c) => {
    if (services.stopping) return c.json({ status: "stopping" }, 503);
    try {
      await services.database.ping();
      return c.json({ status: "ready" });
    } catch (error) {
      c.get("log").error({ err: error }, "the database does not answer");
      return c.json({ status: "no database" }, 503);
    }
  });
}
