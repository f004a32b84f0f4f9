import { useQuery } from "@tanstack/react-query";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { seemsSignedIn } from "../seems-signed-in.server.ts";
import type { Route } from "./+types/new-request.ts";
import { PlaceHead } from "../place-head.tsx";
import { useOtherCompany, wordsStay } from "../use-other-company.ts";
import { WriteToUs } from "../write-to-us.tsx";
import { WhoMay } from "./ask-or-who-may.tsx";
import { RequestForm } from "./request-form.tsx";
import { asksOf, promisesQuery } from "./requests-query.ts";
import { RequestsWaiting } from "./requests-waiting.tsx";
import { underRequests } from "./under-requests.ts";

export const handle = {
  hydrate: true,
  asks: () => asksOf.form,
} satisfies RouteHandle;
export const links = memberLinks;
export const meta = () => memberMeta("Get help");

function Loading() {
  return (
    <>
      <PlaceHead name="Get help" under={underRequests} />
      <div className="shell">
        <NeedsScript />
      </div>
      <RequestsWaiting what="the form" />
    </>
  );
}

function NewRequest() {
  const query = useQuery(promisesQuery);
  const { data: promises, error } = query;
  useOtherCompany(promises?.companyId, wordsStay);
  if (!promises && !error) return <Loading />;
  return (
    <>
      <PlaceHead name="Get help" under={underRequests} />
      <div className="shell requests">
        {!promises ? (
          <CannotLoad what="The form" query={query}>
            <WriteToUs />
          </CannotLoad>
        ) : promises.mayAsk ? (
          <RequestForm key={promises.companyId} promises={promises} />
        ) : (
          <WhoMay company={promises.company} />
        )}
      </div>
    </>
  );
}

export const loader = ({ context }: Route.LoaderArgs) => seemsSignedIn(context);

export default function NewRequestPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage isSignedIn={loaderData.isSignedIn}>
      <MemberOnly waiting={<Loading />}>{() => <NewRequest />}</MemberOnly>
    </HydratedPage>
  );
}
