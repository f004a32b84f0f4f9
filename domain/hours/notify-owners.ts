import type { Ctx } from "../../platform/context.ts";
import { notifySeated } from "../companies/notify-seated.ts";

/** A mail job for each owner. */
export const notifyOwners = (
  ctx: Pick<Ctx, "db" | "jobs">,
  companyId: string,
  name: string,
  about: object,
): Promise<void> => notifySeated(ctx, companyId, ["owner"], { name, about });
