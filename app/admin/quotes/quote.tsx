import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { civilDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { firmTime } from "../../../content/firm-day.ts";
import type { StaffQuote } from "../../../domain/quotes/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { QuotePdf } from "../../quotes/quote-pdf.tsx";
import { QuoteText } from "../../quotes/quote-text.tsx";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { Failure } from "../../ui/failure.tsx";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { CompanySection } from "../companies/company-section.tsx";
import { changedMeanwhile } from "./changed-meanwhile.ts";
import { OrderBilling } from "./order-billing.tsx";
import { OrderForm } from "./order-form.tsx";
import { draftOf } from "./quote-draft.ts";
import { QuoteDialog } from "./quote-dialog.tsx";
import { QuoteStatus } from "./quote-status.tsx";
import { quotesPath } from "./quotes-path.ts";
import { SendButton } from "./send-button.tsx";
import { useQuoteChange } from "./use-quote-change.ts";

export const meta = () => adminMeta("Quote");

const staffQuoteQuery = (id: string) =>
  queryOptions({
    queryKey: [quotesPath, encodeURIComponent(id)],
    queryFn: fetchByKey<StaffQuote>("throw"),
    staleTime: 0,
  });

function Answered({
  quote: {
    status,
    version,
    expiresOn,
    sentAt,
    acceptedAt,
    acceptedName,
    declinedAt,
    declinedBecause,
    hash,
  },
}: {
  quote: StaffQuote;
}) {
  return (
    <>
      {status === "draft" && version > 1 ? (
        <p>
          Version {version - 1} can no longer be accepted. The client sees nothing of this quote
          until you send version {version}.
        </p>
      ) : null}
      {status === "sent" && sentAt ? (
        <p>Sent to the owners on {firmTime(sentAt)}. It waits for an owner’s answer.</p>
      ) : null}
      {status === "expired" ? (
        <p>It was open until {civilDay(expiresOn)}. To offer it again, edit it as a new version.</p>
      ) : null}
      {acceptedAt ? (
        <p>
          Accepted by {acceptedName ?? "a deleted account"} on {firmTime(acceptedAt)}.
        </p>
      ) : null}
      {declinedAt ? (
        <p>
          Declined on {firmTime(declinedAt)}
          {declinedBecause ? `: ${declinedBecause}` : "."}
        </p>
      ) : null}
      {hash ? (
        <p className="record-detail">
          Fingerprint of the text: <code>{hash}</code>
        </p>
      ) : null}
    </>
  );
}

function Sheet({ quote }: { quote: StaffQuote }) {
  const { id, version, updatedAt, status, company, companyId, order } = quote;
  // As it was last read by whoever edits it: what a colleague has saved since is told of first.
  const [edited, setEdited] = useState<StaffQuote | null>(null);
  const change = useQuoteChange({ method: "PUT", path: `/${id}`, done: "Draft saved" }, () =>
    setEdited(null),
  );
  const edit = () => {
    change.reset();
    setEdited(quote);
  };
  const sending = useQuoteChange({ method: "POST", path: `/${id}/sending`, done: "Quote sent" });
  return (
    <>
      <div className="company-actions">
        <QuoteStatus status={status} order={order} />
        {status === "draft" ? <SendButton sending={sending} read={{ version, updatedAt }} /> : null}
        {status === "accepted" ? null : (
          <button type="button" className="button button-quiet" onClick={edit}>
            {status === "draft" ? "Edit" : "Edit as a new version"}
          </button>
        )}
        <QuotePdf id={id} />
        <Link className="link" to={`/admin/companies/${companyId}`}>
          {company}
        </Link>
      </div>
      <Failure error={sending.error} otherwise={noAnswer} />
      <CompanySection heading="The quote">
        <QuoteText quote={quote} />
        <Answered quote={quote} />
      </CompanySection>
      {order ? (
        <CompanySection heading="The order">
          <OrderBilling quote={quote} />
          <OrderForm id={id} order={order} />
        </CompanySection>
      ) : null}
      {edited ? (
        <QuoteDialog
          title="Edit the quote"
          description={
            edited.status === "draft"
              ? undefined
              : "It becomes a new version: until you send that, nobody can accept it."
          }
          start={draftOf(edited)}
          pending={change.isPending}
          error={change.error}
          onClose={() => setEdited(null)}
          onSave={(written) => {
            const { version, updatedAt } = edited;
            change.mutate(
              { ...written, version, updatedAt },
              {
                onError: (failure) =>
                  setEdited((open) => open && (changedMeanwhile(failure) ?? open)),
              },
            );
          }}
        />
      ) : null}
    </>
  );
}

export default function QuotePage() {
  const { id = "" } = useParams();
  const query = useQuery(staffQuoteQuery(id));
  const { data, error } = query;
  const isGone = error instanceof RequestError && error.status === 404;
  return (
    <AdminLayout
      title={data?.title ?? (isGone ? "There is no such quote" : "Quote")}
      subtitle={data ? `${dollars(data.total)}, version ${data.version}` : ""}
    >
      {() =>
        data ? (
          <Sheet key={id} quote={data} />
        ) : isGone ? (
          <p className="empty">Its address may be wrong.</p>
        ) : (
          <NotLoaded what="The quote" query={query} loading="Loading the quote..." />
        )
      }
    </AdminLayout>
  );
}
