import { useQuery } from "@tanstack/react-query";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { CompanySwitcher } from "../people/company-switcher.tsx";
import { companiesQuery } from "../people/people-queries.ts";
import { PlaceHead } from "../place-head.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { AskOrWhoMay } from "./ask-or-who-may.tsx";
import { RequestList } from "./request-list.tsx";
import { RequestsWaiting } from "./requests-waiting.tsx";
import { promisesQuery } from "./requests-query.ts";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("Your requests");

function Loading() {
  return (
    <>
      <PlaceHead name="Your requests" />
      <div className="shell">
        <NeedsScript />
      </div>
      <RequestsWaiting what="your requests" />
    </>
  );
}

function MemberRequests() {
  const query = useQuery(promisesQuery);
  const { data: promises } = query;
  // Before the head is shown, so that nothing below it moves.
  const companies = useQuery(companiesQuery);
  if (companies.isPending) return <Loading />;
  return (
    <>
      <PlaceHead name="Your requests">
        <CompanySwitcher />
      </PlaceHead>
      {promises ? (
        <div className="shell requests">
          <AskOrWhoMay promises={promises} />
          <RequestList promises={promises} />
        </div>
      ) : query.error ? (
        <div className="shell requests">
          <CannotLoad what="Your requests" query={query}>
            <WriteToUs />
          </CannotLoad>
        </div>
      ) : (
        <RequestsWaiting what="your requests" />
      )}
    </>
  );
}

export default function RequestsPage() {
  return (
    <HydratedPage>
      <MemberOnly waiting={<Loading />}>{() => <MemberRequests />}</MemberOnly>
    </HydratedPage>
  );
}
