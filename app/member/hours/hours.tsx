import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { CompanySwitcher } from "../people/company-switcher.tsx";
import { companiesQuery } from "../people/people-queries.ts";
import { PlaceHead } from "../place-head.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { useOtherCompany } from "../use-other-company.ts";
import { WriteToUs } from "../write-to-us.tsx";
import { Agreements } from "./agreements.tsx";
import type { OwnHours } from "../../../domain/hours/schema.ts";
import { HoursLeft } from "./hours-left.tsx";
import { hoursQuery } from "./hours-query.ts";
import { HoursWaiting } from "./hours-waiting.tsx";
import { NoHours } from "./no-hours.tsx";
import { PeriodWork } from "./period-work.tsx";
import { StatementList } from "./statement-list.tsx";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("Your hours");

function Loading() {
  return (
    <>
      <PlaceHead name="Your hours" />
      <div className="shell">
        <NeedsScript />
      </div>
      <HoursWaiting what="your hours" />
    </>
  );
}

function Hours({ hours }: { hours: OwnHours }) {
  const { grants, work, ended, role } = hours;
  const period = hours.period ?? hours.awaited;
  return (
    <>
      {period || grants.length > 0 ? <HoursLeft hours={hours} /> : <NoHours />}
      <Agreements lines={work} isOwner={role === "owner"} />
      {period || work.length + ended.length > 0 ? <PeriodWork hours={hours} /> : null}
      <StatementList firstPeriod={ended.length > 0 ? null : period} />
    </>
  );
}

function SeatHours() {
  const query = useQuery(hoursQuery);
  if (query.data) return <Hours hours={query.data} />;
  return <NotYet query={query} />;
}

function NotYet({ query }: { query: UseQueryResult }) {
  return query.error ? (
    <div className="shell">
      <CannotLoad what="Your hours" query={query}>
        <WriteToUs />
      </CannotLoad>
    </div>
  ) : (
    <HoursWaiting what="your hours" />
  );
}

function BillingHours() {
  return (
    <>
      <p className="shell hours-closed">
        Your role is billing, so you see the statements; hours and work are for the others in your
        company. An owner can change that.
      </p>
      <StatementList firstPeriod={null} />
    </>
  );
}

function MemberHours() {
  const query = useQuery(companiesQuery);
  const seat = query.data?.companies.find(({ inView }) => inView);
  useOtherCompany(seat?.id);
  // Before the head is shown, so that nothing below it moves.
  if (query.isPending) return <Loading />;
  return (
    <>
      <PlaceHead name="Your hours">
        <CompanySwitcher />
      </PlaceHead>
      {!query.data ? (
        <NotYet query={query} />
      ) : !seat ? (
        <NoHours />
      ) : seat.role === "billing" ? (
        <BillingHours />
      ) : (
        <SeatHours />
      )}
    </>
  );
}

export default function HoursPage() {
  return (
    <HydratedPage>
      <MemberOnly waiting={<Loading />}>{() => <MemberHours />}</MemberOnly>
    </HydratedPage>
  );
}
