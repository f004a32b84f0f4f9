import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { RequestError } from "../../api-client/api-fetch.ts";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { PlaceHead } from "../place-head.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { statementQuery } from "./hours-query.ts";
import { findStatement } from "./find-statement.server.ts";
import { HoursWaiting } from "./hours-waiting.tsx";
import { StatementSheet } from "./statement-sheet.tsx";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("Statement");
export const loader = findStatement;
export const shouldRevalidate = () => false;

const under = [{ name: "Your hours", href: "/dashboard/hours" }];

function Missing() {
  return (
    <>
      <PlaceHead name="No such statement" under={under} />
      <div className="shell no-hours">
        <p>
          There is no statement at this address, or it belongs to another company than the one you
          are looking at.{" "}
          <a className="link" href="/dashboard/hours">
            See your own statements
          </a>
        </p>
      </div>
    </>
  );
}

function MemberStatement({ id }: { id: string }) {
  const query = useQuery(statementQuery(id));
  const { data: statement, error } = query;
  if (statement) return <StatementSheet statement={statement} under={under} />;
  if (error instanceof RequestError && error.status === 404) return <Missing />;
  return (
    <>
      <PlaceHead name="Statement" under={under} />
      {error ? (
        <div className="shell no-hours">
          <CannotLoad what="This statement" query={query}>
            <WriteToUs />
          </CannotLoad>
        </div>
      ) : (
        <HoursWaiting what="this statement" />
      )}
    </>
  );
}

function Loading() {
  return (
    <>
      <PlaceHead name="Statement" under={under} />
      <div className="shell">
        <NeedsScript />
      </div>
      <HoursWaiting what="this statement" />
    </>
  );
}

export default function Statement() {
  const { id = "" } = useParams();
  return (
    <HydratedPage>
      <MemberOnly waiting={<Loading />}>{() => <MemberStatement id={id} />}</MemberOnly>
    </HydratedPage>
  );
}
