import { useQuery } from "@tanstack/react-query";
import { counted } from "../../../content/counted.ts";
import { firmTimeWithZone } from "../../../content/firm-day.ts";
import { unbroken } from "../../../content/unbroken.ts";
import type { ListedRequest } from "../../../domain/desk/schema.ts";
import type { Promises } from "../../../domain/desk/promises/schema.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { useAddress } from "../../use-address.ts";
import { WriteToUs } from "../write-to-us.tsx";
import { NoRequests } from "./no-requests.tsx";
import { Promised } from "./promise.tsx";
import { RequestFilter, readRequestsView } from "./request-filter.tsx";
import { RequestPages } from "./request-pages.tsx";
import { RequestStatus } from "./request-status.tsx";
import { requestsQuery, type RequestsView } from "./requests-query.ts";
import { RequestsWaiting } from "./requests-waiting.tsx";

function Row({ request }: { request: ListedRequest }) {
  const { id, subject, status, urgency, you, by, lastAt } = request;
  return (
    <li className="request-row">
      <div className="request-what">
        <a href={`/dashboard/requests/${id}`}>{subject}</a>
        <p>
          {urgency === "urgent" ? (
            <>
              <strong>Urgent</strong>, asked by{" "}
            </>
          ) : (
            "Asked by "
          )}
          {you ? "you" : (by ?? "somebody who has left")}
        </p>
      </div>
      <div className="request-where">
        <RequestStatus status={status} />
        <Promised request={request} />
      </div>
      <p className="request-when">
        Last word <time dateTime={lastAt}>{unbroken(firmTimeWithZone(lastAt))}</time>
      </p>
    </li>
  );
}

const kinds = { "": "request", active: "open request", solved: "solved request" };
const none = {
  "": "",
  active: "Nothing is open: all that was asked is solved.",
  solved: "Nothing is solved yet. What you or we mark as solved is kept here.",
};

function sayCount(total: number, shown: number, { status }: RequestsView): string {
  if (total === 0) return none[status];
  return shown > 0 ? counted(total, kinds[status]) : "There is nothing on this page any more.";
}

export function RequestList({ promises }: { promises: Promises }) {
  const { params, change } = useAddress();
  const view = readRequestsView(params);
  const query = useQuery(requestsQuery(view));
  const { data: list, error, isPlaceholderData } = query;
  if (!list)
    return error ? (
      <CannotLoad what="Your requests" query={query}>
        <WriteToUs />
      </CannotLoad>
    ) : (
      <RequestsWaiting what="your requests" />
    );
  if (list.total === 0 && view.status === "" && !isPlaceholderData)
    return <NoRequests promises={promises} />;
  const isEmpty = list.rows.length === 0;
  return (
    <>
      <RequestFilter view={view} />
      {/* There before it has something to say, without which nothing is read out. */}
      <output className={isEmpty ? "requests-none" : "sr-only"}>
        {isPlaceholderData ? "" : sayCount(list.total, list.rows.length, view)}
      </output>
      {isEmpty ? null : (
        <ul className="request-list" aria-label="Requests, newest word first">
          {list.rows.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </ul>
      )}
      <RequestPages page={view.page} total={list.total} change={change} />
    </>
  );
}
