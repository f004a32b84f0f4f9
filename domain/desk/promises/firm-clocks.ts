import type { Ctx } from "../../../platform/context.ts";
import { firmCalendar } from "../../calendar/firm-calendar.ts";

/** The rules read dates with a library that a start need not wait for. */
export async function firmClocks(ctx: Pick<Ctx, "db" | "clock">) {
  const [rules, calendar] = await Promise.all([import("./clock-rules.ts"), firmCalendar(ctx)]);
  return { rules, calendar };
}

export type FirmClocks = Awaited<ReturnType<typeof firmClocks>>;
