import { useQuery } from "@tanstack/react-query";
import { RequestError } from "../../api-client/api-fetch.ts";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { ownPlanQuery } from "../../plan/plan-door.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { Failure } from "../../ui/failure.tsx";
import { allowCardField } from "../../signup/allow-card-field.server.ts";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { CompanySwitcher } from "../people/company-switcher.tsx";
import { OwnQuotes } from "../quotes/own-quotes.tsx";
import { PlaceHead } from "../place-head.tsx";
import { useOtherCompany } from "../use-other-company.ts";
import { useReturnedCard } from "../use-returned-card.ts";
import { WriteToUs } from "../write-to-us.tsx";
import { BillingWaiting } from "./billing-waiting.tsx";
import { KeepersOnly } from "./keepers-only.tsx";
import { OwnInvoices } from "./own-invoices.tsx";
import { OwnPlan } from "./own-plan.tsx";
import { PaymentNotice } from "./payment-notice.tsx";
import { NoPlanYet } from "./plan-chosen.tsx";
import { cardStays, takeCard } from "./replace-card.tsx";

const title = "Plan and billing";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta(title);
export const loader = allowCardField;
export const shouldRevalidate = () => false;

function Loading() {
  return (
    <>
      <PlaceHead name={title} />
      <div className="shell settings">
        <NeedsScript />
        <BillingWaiting />
      </div>
    </>
  );
}

function MemberBilling() {
  const returned = useReturnedCard({ take: takeCard, unchanged: cardStays });
  const query = useQuery(ownPlanQuery);
  const { data, error } = query;
  useOtherCompany(data?.companyId);
  const status = error instanceof RequestError ? error.status : null;
  return (
    <>
      <PlaceHead name={title}>
        <CompanySwitcher />
      </PlaceHead>
      <div className="shell settings">
        <Failure error={returned.error} otherwise={cardStays} />
        {status === 404 ? (
          <NoPlanYet heading="You have no company here yet">
            A plan belongs to a company. Choose one, and your company gets its place here; if it has
            one already, ask an owner to invite you.
          </NoPlanYet>
        ) : status === 403 ? (
          <KeepersOnly />
        ) : data?.subscription ? (
          <OwnPlan key={data.companyId} subscription={data.subscription} billing={data} />
        ) : data?.payment ? (
          <PaymentNotice
            key={data.companyId}
            companyId={data.companyId}
            payment={data.payment}
            card={data.card}
            takesCard={data.takesCard}
            subscription={null}
          />
        ) : data ? (
          <NoPlanYet heading="No plan yet">
            Your company has no plan. With one it gets consulting hours each month, and this page
            shows what happens next.
          </NoPlanYet>
        ) : error ? (
          <CannotLoad what="Your plan" query={query}>
            <WriteToUs />
          </CannotLoad>
        ) : (
          <BillingWaiting />
        )}
        {data && !data.subscription ? (
          <>
            <OwnInvoices {...data} />
            <OwnQuotes />
          </>
        ) : null}
      </div>
    </>
  );
}

export default function Billing() {
  return (
    <HydratedPage>
      <MemberOnly waiting={<Loading />}>{() => <MemberBilling />}</MemberOnly>
    </HydratedPage>
  );
}
