import type { Queryable } from "../../platform/db/database.ts";
import { requirePlan } from "../plans/require-plan.ts";
import type { Repeats } from "./schema.ts";

export async function repeatFacts(
  db: Queryable,
  noun: "request" | "signup",
  repeats: Repeats | undefined,
): Promise<[name: string, value: string][]> {
  if (!repeats) return [];
  const { heldPlan, alsoPending } = repeats;
  const facts: [string, string][] = [];
  if (heldPlan) facts.push(["Already a member", (await requirePlan(db, heldPlan)).name]);
  if (alsoPending > 0)
    facts.push(["Also waiting", `${alsoPending} more ${noun}${alsoPending > 1 ? "s" : ""}`]);
  return facts;
}
