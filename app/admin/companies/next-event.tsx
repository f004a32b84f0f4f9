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

const terms = { month: "monthly", year: "yearly" };

export function NextEvent({ next }: Pick<ListedCompany, "next">) {
  if (!next) return <span className="nothing">–</span>;
  const { kind, on, planId, term } = next;
  return (
    <>
      {verbs[kind]} {planId ? `to ${planName(planId)} ` : term ? `to a ${terms[term]} term ` : ""}
      <CivilDay date={on} />
    </>
  );
}
