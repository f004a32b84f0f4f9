import { isNotNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { webhookEndpoints } from "./tables.ts";

export const countGone = ({ db }: Pick<Ctx, "db">): Promise<number> =>
  db.$count(webhookEndpoints, isNotNull(webhookEndpoints.goneAt));
