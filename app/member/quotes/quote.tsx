import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { civilDay } from "../../../content/civil-day.ts";
import { firmDay } from "../../../content/firm-day.ts";
import { unbroken } from "../../../content/unbroken.ts";
import type { ReadableQuote } from "../../../domain/quotes/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { QuotePdf } from "../../quotes/quote-pdf.tsx";
import { QuoteText } from "../../quotes/quote-text.tsx";
import { quoteWords, sayStage } from "../../quotes/quote-words.ts";
import { allowCardField } from "../../signup/allow-card-field.server.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { memberLinks, memberMeta } from "../member-frame.ts";
import { MemberOnly } from "../member-only.tsx";
import { NeedsScript } from "../needs-script.tsx";
import { PlaceHead } from "../place-head.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { AskAgain, OpenOffer } from "./open-offer.tsx";
import { OwnDeposit } from "./own-deposit.tsx";
import { quoteQuery } from "./quotes-query.ts";

export const handle = { hydrate: true };
export const links = memberLinks;
export const meta = () => memberMeta("Quote");
export const loader = allowCardField;
export const shouldRevalidate = () => false;

const under = [{ name: "Plan and billing", href: "/dashboard/billing" }];

function standing(quote: ReadableQuote): string {
  const { status, version, acceptedAt, acceptedName, declinedAt, expiresOn } = quote;
  if (status === "accepted")
    return `Accepted${acceptedName ? ` by ${acceptedName}` : ""} on ${unbroken(firmDay(acceptedAt ?? ""))}.`;
  if (status === "declined")
    return `Your company turned it down on ${unbroken(firmDay(declinedAt ?? ""))}.`;
  if (status === "expired") return `It was open until ${unbroken(civilDay(expiresOn))}.`;
  const replaces = version > 1 ? ` It replaces version ${version - 1} and needs its own yes.` : "";
  return `Read it, then type your name to accept it.${replaces}`;
}

function Sheet({ quote }: { quote: ReadableQuote }) {
  return (
    <>
      <PlaceHead name={quote.title} short="Quote" under={under}>
        <output className="quote-standing">
          <strong>{quote.order ? sayStage(quote.order) : quoteWords[quote.status]}</strong>
          <span>{standing(quote)}</span>
          <span>
            For {quote.company}, version {quote.version}
          </span>
        </output>
      </PlaceHead>
      <div className="shell quote quote-sheet">
        {/* On a phone, what is to be paid comes before what was agreed to. */}
        <OwnDeposit quote={quote} />
        <div className="quote">
          <QuoteText quote={quote} />
          <QuotePdf id={quote.id} />
        </div>
        {quote.status === "sent" ? <OpenOffer quote={quote} /> : null}
        {quote.status === "expired" || quote.status === "declined" ? (
          <AskAgain title={quote.title} status={quote.status} />
        ) : null}
      </div>
    </>
  );
}

const refusals: Record<number, { name: string; text: string }> = {
  403: {
    name: "For owners",
    text: "Only owners of the company read and answer its quotes. Ask one of them.",
  },
  404: {
    name: "No quote here",
    text: "There is no quote at this address, or it is being changed: then you get the new one by email.",
  },
};

function MemberQuote({ id }: { id: string }) {
  const query = useQuery(quoteQuery(id));
  const { data, error } = query;
  if (data) return <Sheet quote={data} />;
  const refusal = error instanceof RequestError ? refusals[error.status] : undefined;
  return (
    <>
      <PlaceHead name={refusal?.name ?? "Quote"} short="Quote" under={under} />
      <div className="shell quote">
        {refusal ? (
          <>
            <p>{refusal.text}</p>
            <p>
              <a className="button button-quiet" href="/dashboard/billing">
                Back to plan and billing
              </a>
            </p>
          </>
        ) : error ? (
          <CannotLoad what="This quote" query={query}>
            <WriteToUs />
          </CannotLoad>
        ) : (
          <output className="loading">Loading the quote...</output>
        )}
      </div>
    </>
  );
}

function Loading() {
  return (
    <>
      <PlaceHead name="Quote" under={under} />
      <div className="shell quote">
        <NeedsScript />
      </div>
    </>
  );
}

export default function QuotePage() {
  const { id = "" } = useParams();
  return (
    <HydratedPage>
      <MemberOnly waiting={<Loading />}>{() => <MemberQuote id={id} />}</MemberOnly>
    </HydratedPage>
  );
}
