import { useQuery } from "@tanstack/react-query";
import type { QuarantinedEnquiry } from "../../../domain/enquiries/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { Moment } from "../moment.tsx";

const reasons = {
  honeypot: "A field hidden from people was filled in",
  too_fast: "Sent faster than anyone can type",
};

/** Messages that look automated. No email went out for them, so staff review them here. */
export function QuarantinedEnquiries() {
  const query = useQuery({
    queryKey: ["/api/admin/held-enquiries"],
    queryFn: fetchByKey<QuarantinedEnquiry[]>("throw"),
    staleTime: 0,
  });
  const { data } = query;
  return (
    <section className="admin-section" aria-labelledby="quarantine-heading">
      <h2 id="quarantine-heading" className="text-title-2">
        Quarantined messages
      </h2>
      <p className="admin-note">
        The latest hundred that look automated. No email was sent about them; if one is real, answer
        it directly.
      </p>
      {data && data.length > 0 ? (
        <ul className="quarantine">
          {data.map((enquiry) => (
            <li key={enquiry.id} className="quarantined">
              <div className="quarantined-head">
                <span className="record-name">
                  {[enquiry.firstName, enquiry.lastName].join(" ")}
                </span>
                <a className="link" href={`mailto:${enquiry.email}`}>
                  {enquiry.email}
                </a>
                {enquiry.phone ? <span>{enquiry.phone}</span> : null}
                {enquiry.company ? <span>{enquiry.company}</span> : null}
                <Moment iso={enquiry.createdAt} />
              </div>
              <p className="quarantined-text">{enquiry.message}</p>
              <p className="hint">
                {reasons[enquiry.quarantinedBecause]}. Interested in: {enquiry.interestedIn}.
              </p>
            </li>
          ))}
        </ul>
      ) : data ? (
        <p className="empty">No quarantined messages.</p>
      ) : (
        <NotLoaded what="The quarantined messages" query={query} loading="Loading messages..." />
      )}
    </section>
  );
}
