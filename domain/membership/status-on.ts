import type { MembershipRow } from "./tables.ts";

/** Its last day counts when read: no job has to run on time. */
export function statusOn(
  { status, endsOn }: Pick<MembershipRow, "status" | "endsOn">,
  today: string,
): MembershipRow["status"] {
  return endsOn !== null && endsOn <= today ? "ended" : status;
}
