import { useQuery } from "@tanstack/react-query";
import { RequestError } from "../../api-client/api-fetch.ts";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { PlaceHead } from "../place-head.tsx";
import { NeedsScript } from "../needs-script.tsx";
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
  const { period, grants, work, role } = hours;
  return (
    <>
      {period || grants.length > 0 ? <HoursLeft hours={hours} /> : <NoHours />}
      <Agreements lines={work} isOwner={role === "owner"} />
      {period || work.length > 0 ? <PeriodWork hours={hours} /> : null}
      <StatementList period={period} />
    </>
  );
}

function MemberHours() {
  const query = useQuery(hoursQuery);
  const { data: hours, error } = query;
  const status = error instanceof RequestError ? error.status : null;
  return (
    <>
      <PlaceHead name="Your hours" />
      {hours ? (
        <Hours hours={hours} />
      ) : status === 404 ? (
        <NoHours />
      ) : status === 403 ? (
        <>
          <p className="shell hours-closed">
            Your role is billing, so you see the statements; hours and work are for the others in
            your company. An owner can change that.
          </p>
          <StatementList period={null} />
        </>
      ) : error ? (
        <div className="shell">
          <CannotLoad what="Your hours" query={query}>
            <WriteToUs />
          </CannotLoad>
        </div>
      ) : (
        <HoursWaiting what="your hours" />
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
