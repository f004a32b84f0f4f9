import { firmMoment } from "../../../content/firm-day.ts";
import type { Promises } from "../../../domain/desk/schema.ts";

export function NoRequests({ promises }: { promises: Promises }) {
  const { mayAsk, company, urgentBy, standardBy } = promises;
  return (
    <section className="requests-empty" aria-labelledby="no-requests">
      <h2 id="no-requests" className="text-title-2">
        {mayAsk ? "Nobody has asked yet" : "Nothing here yet"}
      </h2>
      {mayAsk ? (
        <p>
          Tell us what you need, and the whole conversation stays here
          {company ? `, for you and your colleagues at ${company}` : ""}. Asked now,{" "}
          {urgentBy ? `an urgent request is answered by ${firmMoment(urgentBy)} and ` : ""}a
          standard one {urgentBy ? "" : "is answered "}by {firmMoment(standardBy)}.
        </p>
      ) : (
        <p>You have not written to us from your dashboard.</p>
      )}
    </section>
  );
}
