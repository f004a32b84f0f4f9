import type { ListedCompany } from "../../../domain/office/schema.ts";
import { CivilDay } from "../civil-day.tsx";
import { planName } from "../lists/applicant-columns.tsx";

type Event = NonNullable<ListedCompany["next"]>;

const verbs: Record<Event["kind"], string> = {
  renews: "Renews",
  changes: "Changes",
  pauses: "Pauses",
  resumes: "Resumes",
  ends: "Ends",
  ended: "Ended",
};

export function NextEvent({ next }: Pick<ListedCompany, "next">) {
  if (!next) return <span className="nothing">–</span>;
  const { kind, on, planId } = next;
  return (
    <>
      {verbs[kind]} {planId ? `to ${planName(planId)} ` : ""}
      <CivilDay date={on} />
    </>
  );
}
