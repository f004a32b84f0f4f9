import { useState } from "react";
import { Link } from "react-router";
import type { CompanyPage } from "../../../domain/office/schema.ts";
import { useAddressPart } from "../../use-address.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { LogButton } from "../work/log/log-button.tsx";
import { ApplicationTable, MembershipTable } from "./company-history.tsx";
import { GrantTable, PeriodTable } from "./company-hours.tsx";
import { AllInvoices, CompanyInvoices } from "./company-invoices.tsx";
import { companyParts } from "./company-parts.ts";
import { CompanyPeople } from "./company-people.tsx";
import { CompanyPlan } from "./company-plan.tsx";
import { CompanyProvider } from "./company-provider.tsx";
import { CompanySection } from "./company-section.tsx";
import { CompanyTrouble } from "./company-trouble.tsx";
import { AllWork, CompanyWork } from "./company-work.tsx";
import { EditCompany } from "./edit-company.tsx";
import { Goodwill } from "./goodwill.tsx";
import { MergeCompany } from "./merge-company.tsx";
import { Notes } from "./notes.tsx";
import { WhatNext } from "./what-next.tsx";
import { WhoTheyAre } from "./who-they-are.tsx";

type Props = { company: CompanyPage; adminId: string };
type Asked = "edit" | "goodwill" | "merge" | null;

export function CompanySheet({ company, adminId }: Props) {
  const { id, name } = company;
  const [other, setOther] = useAddressPart("merge");
  const [asked, setAsked] = useState<Asked>(other === null ? null : "merge");
  const done = () => {
    setAsked(null);
    if (other !== null) setOther(null);
  };
  return (
    <>
      <div className="company-actions">
        <LogButton draft={{ company: { id, name } }} />
        <button type="button" className="button button-quiet" onClick={() => setAsked("goodwill")}>
          Give goodwill hours
        </button>
        <button type="button" className="button button-quiet" onClick={() => setAsked("merge")}>
          Merge another company
        </button>
        <Link
          className="link"
          to={`/admin/inbox?${new URLSearchParams({ q: name, status: "any" })}`}
        >
          What they asked
        </Link>
        <Link className="link" to={`/admin/log?companyId=${id}`}>
          What was changed, and by whom
        </Link>
      </div>
      <CompanyTrouble id={id} />
      <WhatNext company={company} />
      <div className="company-sheet">
        <div>
          <CompanySection heading="Plan now">
            <CompanyPlan id={id} />
          </CompanySection>
          <CompanySection heading="Hours now">
            <GrantTable {...company.hours} />
          </CompanySection>
          <CompanySection heading="Plan and its history">
            <MembershipTable memberships={company.memberships} />
          </CompanySection>
          <CompanySection heading="Requests and signups">
            <ApplicationTable applications={company.applications} />
          </CompanySection>
        </div>
        <aside aria-label="About the company">
          <CompanySection
            heading="Who they are"
            beside={
              <button type="button" className="link" onClick={() => setAsked("edit")}>
                Edit
              </button>
            }
          >
            <WhoTheyAre company={company} />
          </CompanySection>
          <CompanySection heading="People">
            <CompanyPeople id={id} />
          </CompanySection>
          <CompanySection heading="Notes">
            <Notes id={id} notes={company.notes} />
          </CompanySection>
        </aside>
      </div>
      <CompanySection heading="Work" beside={<AllWork id={id} />}>
        <CompanyWork id={id} adminId={adminId} />
      </CompanySection>
      <CompanySection
        heading="Invoices"
        id={companyParts.invoices}
        beside={<AllInvoices id={id} />}
      >
        <CompanyInvoices id={id} />
      </CompanySection>
      <CompanySection heading="What Stripe says, what we say" id={companyParts.provider}>
        <CompanyProvider id={id} />
      </CompanySection>
      <CompanySection heading="Hours by period, with statements">
        <PeriodTable periods={company.periods} />
      </CompanySection>
      <Dialog
        open={asked === "edit"}
        onOpenChange={(open) => open || done()}
        title="Edit the company"
      >
        <EditCompany company={company} onDone={done} />
      </Dialog>
      <Dialog
        open={asked === "goodwill"}
        onOpenChange={(open) => open || done()}
        title="Give goodwill hours"
        description={`${name} uses them before all others, and the reason is kept.`}
      >
        <Goodwill company={company} onDone={done} />
      </Dialog>
      <Dialog
        open={asked === "merge"}
        onOpenChange={(open) => open || done()}
        title="Merge another company"
        description={`What it has becomes part of ${name}.`}
      >
        <MergeCompany company={company} other={other} onDone={done} />
      </Dialog>
    </>
  );
}
