import { CodedError } from "../platform/errors.ts";
import type { AddEndpoint, Services } from "./services.ts";

export function addFailedJobs(add: AddEndpoint, services: Services): void {
  add("GET /api/admin/failed-jobs", async (c) => c.json(await services.queue.listFailed()));

  add("POST /api/admin/failed-jobs/:id/retry", async (c) => {
    const id = c.req.param("id") ?? "";
    const retried = /^[\da-f-]{36}$/i.test(id) && (await services.queue.retryFailed(id));
    if (!retried) throw new CodedError("not_found", "There is no failed job with this id.");
    c.get("log").info({ jobId: id }, "failed job retried");
    return c.json({ message: "The job will run again." });
  });
}
