import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RequestError } from "../../api-client/api-fetch.ts";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { MemberOnly } from "../member-only.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { PlaceHead } from "../place-head.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { HoursWaiting } from "./hours-waiting.tsx";

type About = { name: string; what: string; under: { name: string; href: string }[] };

type ShownProps<Data> = About & {
  query: UseQueryResult<Data | null>;
  missing: ReactNode;
  children: (data: Data) => ReactNode;
};

export function ShownDocument<Data>(props: ShownProps<Data>) {
  const { name, what, under, query, missing, children } = props;
  const { data, error } = query;
  if (data) return children(data);
  if (error instanceof RequestError && [403, 404].includes(error.status))
    return (
      <>
        <PlaceHead name={`No such ${name.toLowerCase()}`} under={under} />
        <div className="shell no-hours">{missing}</div>
      </>
    );
  return (
    <>
      <PlaceHead name={name} under={under} />
      {error ? (
        <div className="shell no-hours">
          <CannotLoad what={`This ${name.toLowerCase()}`} query={query}>
            <WriteToUs />
          </CannotLoad>
        </div>
      ) : (
        <HoursWaiting what={what} />
      )}
    </>
  );
}

export function DocumentPage({ name, what, under, children }: About & { children: ReactNode }) {
  const waiting = (
    <>
      <PlaceHead name={name} under={under} />
      <div className="shell">
        <NeedsScript />
      </div>
      <HoursWaiting what={what} />
    </>
  );
  return (
    <HydratedPage>
      <MemberOnly waiting={waiting}>{() => children}</MemberOnly>
    </HydratedPage>
  );
}
