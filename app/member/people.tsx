import { useQuery } from "@tanstack/react-query";
import { HydratedPage } from "../layout/hydrated-page.tsx";
import { CannotLoad } from "../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "./member-frame.ts";
import { MemberOnly } from "./member-only.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { CompanyPeople } from "./people/company-people.tsx";
import { CompanySwitcher } from "./people/company-switcher.tsx";
import { NoCompany } from "./people/no-company.tsx";
import { companiesQuery } from "./people/people-queries.ts";
import { PlaceHead } from "./place-head.tsx";
import { WriteToUs } from "./write-to-us.tsx";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("People");

function Loading() {
  return (
    <>
      <PlaceHead name="People" />
      <div className="shell settings">
        <NeedsScript />
        <output className="settings-section">
          <span>Loading your people...</span>
          <span className="settings-content">
            <span className="skeleton skeleton-row" />
            <span className="skeleton skeleton-form" />
          </span>
        </output>
      </div>
    </>
  );
}

function OwnPeople() {
  const query = useQuery(companiesQuery);
  const { data, isError } = query;
  if (!data && !isError) return <Loading />;
  const shown = data?.companies.find(({ inView }) => inView);
  return (
    <>
      <PlaceHead name="People">
        {data && data.companies.length > 1 ? (
          <CompanySwitcher />
        ) : (
          <p className="people-company">{shown?.name}</p>
        )}
      </PlaceHead>
      <div className="shell settings">
        {shown ? <CompanyPeople key={shown.id} company={shown} /> : null}
        {data && !shown ? <NoCompany /> : null}
        {!data && isError ? (
          <CannotLoad what="Your company" query={query}>
            <WriteToUs />
          </CannotLoad>
        ) : null}
      </div>
    </>
  );
}

export default function People() {
  return (
    <HydratedPage>
      <MemberOnly waiting={<Loading />}>{() => <OwnPeople />}</MemberOnly>
    </HydratedPage>
  );
}
