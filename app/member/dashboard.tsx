import { useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { countsAsPaid } from "../../domain/membership/status/schema.ts";
import { ownApplicationQuery } from "../api-client/own-application.ts";
import { AppliedFor } from "./applied-for.tsx";
import { HydratedPage } from "../layout/hydrated-page.tsx";
import { DashboardHead } from "./dashboard-head.tsx";
import { DeletionNotice } from "./deletion-notice.tsx";
import { Host } from "../people/host.tsx";
import { LoadingThread } from "../ui/loading-thread.tsx";
import { memberLinks, memberMeta } from "./member-frame.ts";
import { MemberOnly } from "./member-only.tsx";
import { MembershipCard } from "./membership-card.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { companiesQuery } from "./people/people-queries.ts";
import { QuickActions } from "./quick-actions.tsx";
import { ReadyToUpgrade } from "./ready-to-upgrade.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { ToolsCard } from "./tools-card.tsx";
import { UpgradeCard } from "./upgrade-card.tsx";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("Dashboard");

function Loading() {
  return (
    <div className="shell member-wait">
      <h1 className="sr-only">Dashboard</h1>
      <output>
        <LoadingThread />
        Loading your dashboard...
      </output>
      <NeedsScript />
    </div>
  );
}

function MemberDashboard({ member }: { member: CurrentUser }) {
  const { data: own, isPending } = useQuery(ownApplicationQuery);
  const sits = useQuery(companiesQuery);
  const shown = sits.data?.companies.find(({ inView }) => inView);
  const mayChoose = !shown || shown.role === "owner" || shown.role === "billing";
  const application = own?.application ?? null;
  const isKnown = !isPending && !sits.isPending;
  const needsPlan = member.membershipPlan === "free" && isKnown && !application;
  const mayUpgrade = needsPlan && mayChoose;
  return (
    <>
      <div className="shell">
        <DashboardHead member={member} />
        <DeletionNotice member={member} />
      </div>
      <div className="shell dashboard">
        <MembershipCard member={member}>
          {application ? <AppliedFor application={application} /> : null}
          {mayUpgrade ? <ReadyToUpgrade /> : null}
          {needsPlan && !mayChoose ? (
            <p>An owner or billing contact of {shown.name} can choose a plan.</p>
          ) : null}
        </MembershipCard>
        <QuickActions>
          <Host at="dashboard" />
        </QuickActions>
        <ToolsCard
          isFree={member.membershipPlan === "free" || !countsAsPaid(member.membershipStatus)}
        />
        <RecentActivity member={member} />
      </div>
      {mayUpgrade ? <UpgradeCard key={shown?.id} /> : null}
    </>
  );
}

export default function Dashboard() {
  return (
    <HydratedPage>
      <MemberOnly waiting={<Loading />}>
        {(member) => <MemberDashboard member={member} />}
      </MemberOnly>
    </HydratedPage>
  );
}
