import { useQuery } from "@tanstack/react-query";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { CompanySwitcher } from "../people/company-switcher.tsx";
import { companiesQuery } from "../people/people-queries.ts";
import { seemsSignedIn } from "../seems-signed-in.server.ts";
import type { Route } from "./+types/requests.ts";
import { PlaceHead } from "../place-head.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { AskOrWhoMay } from "./ask-or-who-may.tsx";
import { readRequestsView } from "./request-filter.tsx";
import { RequestList } from "./request-list.tsx";
import { RequestsWaiting } from "./requests-waiting.tsx";
import { asksOf, promisesQuery } from "./requests-query.ts";

export const handle = {
  hydrate: true,
  asks: ({ query }) => asksOf.list(readRequestsView(query)),
} satisfies RouteHandle;
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

export const loader = ({ context }: Route.LoaderArgs) => seemsSignedIn(context);

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage isSignedIn={loaderData.isSignedIn}>
      <MemberOnly waiting={<Loading />}>{() => <MemberRequests />}</MemberOnly>
    </HydratedPage>
  );
}
