import { z } from "zod";
import { listQuarantinedEnquiries } from "../domain/enquiries/list-quarantined.ts";
import { quarantinedEnquiry } from "../domain/enquiries/schema.ts";
import { messageAnswer } from "../domain/fields/schema.ts";
import { retryFailedJob } from "../domain/operations/retry-failed-job.ts";
import { failedJob, health, jobQueue } from "../domain/operations/schema.ts";
import { readHealth } from "../domain/read-health.ts";
import { notFound, ok } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

const tag = "Staff";
const role = "admin";

export const operationsEndpoints = [
  endpoint(
    "GET /api/admin/held-enquiries",
    {
      tag,
      role,
      summary: "List messages that look automated",
      responses: { 200: ok(z.array(quarantinedEnquiry), "The newest hundred.") },
    },
    async ({ ctx }) => listQuarantinedEnquiries(await ctx()),
  ),

  endpoint(
    "GET /api/admin/health",
    {
      tag,
      role,
      summary: "See how the program does",
      responses: { 200: ok(health, "What an operator would want to be told of.") },
    },
    ({ services }) => readHealth(services),
  ),
  endpoint(
    "GET /api/admin/job-queue",
    {
      tag,
      role,
      summary: "See whether jobs run, and what waits",
      responses: { 200: ok(jobQueue, "The state of the queue; the longest waiting first.") },
    },
    async ({ services: { jobsState, queue } }) => {
      const waiting = await queue.listWaiting();
      const { jobs } = jobsState;
      if (jobs !== "held") return { jobs, waiting };
      return { jobs, belongsTo: jobsState.belongsTo, code: jobsState.code, waiting };
    },
  ),

  endpoint(
    "GET /api/admin/failed-jobs",
    {
      tag,
      role,
      summary: "List jobs that ran out of retries",
      responses: { 200: ok(z.array(failedJob), "The jobs, newest first.") },
    },
    ({ services }) => services.queue.listFailed(),
  ),

  endpoint(
    "POST /api/admin/failed-jobs/:id/retry",
    {
      tag,
      role,
      summary: "Requeue a failed job",
      responses: { 200: ok(messageAnswer, "It will run."), 404: notFound },
    },
    async ({ c, ctx, services }) => {
      await retryFailedJob(await ctx(), services.queue, c.req.param("id"));
      return { message: "The job will run again." };
    },
  ),
];
