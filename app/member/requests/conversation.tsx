import type { Request as HelpRequest } from "../../../domain/desk/schema.ts";
import { PlaceHead } from "../place-head.tsx";
import { Promised } from "./promise.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { RequestStatus } from "./request-status.tsx";
import { RequestWork } from "./request-work.tsx";
import { Solution } from "./solution.tsx";
import { Turn } from "./turn.tsx";
import { underRequests } from "./under-requests.ts";

export function Conversation({ request }: { request: HelpRequest }) {
  const { id, subject, status, urgency, company, messages } = request;
  const about = [urgency === "urgent" ? "Urgent" : "Standard", ...(company ? [company] : [])];
  return (
    <>
      <PlaceHead name={subject} short="Request" under={underRequests}>
        <output className="request-standing">
          <RequestStatus status={status} />
          <Promised request={request} />
          <span className="request-about">{about.join(", ")}</span>
        </output>
      </PlaceHead>
      <div className="shell requests conversation">
        <div role="log" aria-label="Conversation">
          <ol className="turns">
            {messages.map((message) => (
              <Turn key={message.id} message={message} />
            ))}
          </ol>
        </div>
        <RequestWork id={id} />
        <Solution request={request} />
        <ReplyForm key={id} id={id} status={status} />
      </div>
    </>
  );
}
