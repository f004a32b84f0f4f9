import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { RequestError } from "../../api-client/api-fetch.ts";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { seemsSignedIn } from "../seems-signed-in.server.ts";
import type { Route } from "./+types/request.ts";
import { PlaceHead } from "../place-head.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { Conversation } from "./conversation.tsx";
import { asksOf, requestQuery } from "./requests-query.ts";
import { RequestsWaiting } from "./requests-waiting.tsx";
import { underRequests } from "./under-requests.ts";

export const handle = {
  hydrate: true,
  asks: ({ params }) => asksOf.one(params["id"] ?? ""),
} satisfies RouteHandle;
export const links = memberLinks;
export const meta = () => memberMeta("Request");

function Missing({ isClosed }: { isClosed: boolean }) {
  return (
    <>
      <PlaceHead name={isClosed ? "Not for your role" : "No such request"} under={underRequests} />
      <div className="shell requests">
        <p className="requests-note">
          {isClosed
            ? "Owners and requesters read what your company has asked for. An owner can change your role."
            : "There is no request at this address, or it belongs to another company than yours."}{" "}
          <a className="link" href="/dashboard/requests">
            See your own requests
          </a>
        </p>
      </div>
    </>
  );
}

function MemberRequest({ id }: { id: string }) {
  const query = useQuery(requestQuery(id));
  const { data: request, error } = query;
  if (error instanceof RequestError && (error.status === 404 || error.status === 403))
    return <Missing isClosed={error.status === 403} />;
  if (request && request.id !== id)
    return <Navigate to={`/dashboard/requests/${request.id}`} replace />;
  if (request) return <Conversation request={request} />;
  return (
    <>
      <PlaceHead name="Request" under={underRequests} />
      {error ? (
        <div className="shell requests">
          <CannotLoad what="This request" query={query}>
            <WriteToUs />
          </CannotLoad>
        </div>
      ) : (
        <RequestsWaiting what="this request" />
      )}
    </>
  );
}

function Loading() {
  return (
    <>
      <PlaceHead name="Request" under={underRequests} />
      <div className="shell">
        <NeedsScript />
      </div>
      <RequestsWaiting what="this request" />
    </>
  );
}

export const loader = ({ context }: Route.LoaderArgs) => seemsSignedIn(context);

export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const { id = "" } = useParams();
  return (
    <HydratedPage isSignedIn={loaderData.isSignedIn}>
      <MemberOnly waiting={<Loading />}>{() => <MemberRequest id={id} />}</MemberOnly>
    </HydratedPage>
  );
}
