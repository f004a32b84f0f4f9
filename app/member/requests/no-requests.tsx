import { unbrokenMoment } from "../../../content/firm-day.ts";
import type { Promises } from "../../../domain/desk/promises/schema.ts";

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
          {company ? `, for you and your colleagues at ${company}` : ""}. If you ask now, we answer
          by {urgentBy ? `${unbrokenMoment(urgentBy)} if it is urgent, else by ` : ""}
          {unbrokenMoment(standardBy)}.
        </p>
      ) : (
        <p>You have not written to us from your dashboard.</p>
      )}
    </section>
  );
}
