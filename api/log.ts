import { z } from "zod";
import { listStaff } from "../domain/accounts/list-staff.ts";
import { listLog } from "../domain/log/list-log.ts";
import { loggedEntry, logQuery, mostFound, mostListed } from "../domain/log/schema.ts";
import { endpoint } from "./endpoint.ts";
import { ok } from "./responses.ts";

export const logEndpoints = [
  endpoint(
    "GET /api/admin/log",
    {
      tag: "Staff",
      role: "admin",
      summary: "List who did what, when",
      description: `\`X-Total-Count\` is how many fit. At most the newest ${mostListed} are counted and listed, ${mostFound} of a search; then \`X-Total-More: true\` says that there are more.`,
      query: logQuery,
      responses: { 200: ok(z.array(loggedEntry), "The newest first.") },
    },
    async ({ c, ctx, query, services: { settings } }) => {
      const as = await ctx();
      const staff = await listStaff(as.db, settings.adminEmails);
      const ids = staff.map(({ id }) => id);
      const { entries, total, more } = await listLog(as, query, ids);
      c.header("X-Total-Count", String(total));
      if (more) c.header("X-Total-More", "true");
      return entries;
    },
  ),
];
