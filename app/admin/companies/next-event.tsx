import type { ListedCompany } from "../../../domain/office/schema.ts";
import { CivilDay, LastDay } from "../civil-day.tsx";
import { planName } from "../lists/applicant-columns.tsx";

type Event = NonNullable<ListedCompany["next"]>;

const verbs: Record<Event["kind"], string> = {
  renews: "Renews",
  continues: "Next period",
  changes: "Changes",
  pauses: "Pauses",
  resumes: "Resumes",
  ends: "Ends",
  ended: "Ended",
};

const terms = { month: "month to month", year: "yearly" };

function changesTo({ planId, term }: Event): string {
  const parts = [planId && planName(planId), term && terms[term]].filter(Boolean);
  return parts.length > 0 ? `to ${parts.join(", ")} ` : "";
}

export function NextEvent({ next, status }: Pick<ListedCompany, "next" | "status">) {
  if (!next && status === "past_due") return "Waits for a payment";
  if (!next) return <span className="nothing">–</span>;
  const { kind, on } = next;
  return (
    <>
      {verbs[kind]} {changesTo(next)}
      {kind === "ends" || kind === "ended" ? <LastDay end={on} /> : <CivilDay date={on} />}
    </>
  );
}
