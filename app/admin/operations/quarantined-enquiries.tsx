import { useQuery } from "@tanstack/react-query";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../cannot-load.tsx";
import { Moment } from "../moment.tsx";

type QuarantinedEnquiry = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string | null;
  interestedIn: string;
  message: string;
  quarantinedBecause: "honeypot" | "too_fast";
  createdAt: string;
};

const reasons = {
  honeypot: "A field that people cannot see was filled in",
  too_fast: "Sent faster than anyone types",
};

/** Messages taken for a machine's. Nobody was told of them, so staff looks through them. */
export function QuarantinedEnquiries() {
  const query = useQuery({
    queryKey: ["/api/admin/held-enquiries"],
    queryFn: fetchByKey<QuarantinedEnquiry[]>("throw"),
    staleTime: 0,
  });
  const { data } = query;
  return (
    <section className="admin-section" aria-labelledby="held-heading">
      <h2 id="held-heading" className="text-title-2">
        Held messages
      </h2>
      <p className="admin-note">
        The newest hundred that looked automated. No mail was sent for them; answer a real one
        directly.
      </p>
      {data && data.length > 0 ? (
        <ul className="held">
          {data.map((enquiry) => (
            <li key={enquiry.id} className="held-message">
              <div className="held-head">
                <span className="record-name">
                  {enquiry.firstName} {enquiry.lastName}
                </span>
                <a className="link" href={`mailto:${enquiry.email}`}>
                  {enquiry.email}
                </a>
                {enquiry.phone ? <span>{enquiry.phone}</span> : null}
                {enquiry.company ? <span>{enquiry.company}</span> : null}
                <Moment iso={enquiry.createdAt} />
              </div>
              <p className="held-words">{enquiry.message}</p>
              <p className="hint">
                {reasons[enquiry.quarantinedBecause]}. Interested in: {enquiry.interestedIn}.
              </p>
            </li>
          ))}
        </ul>
      ) : data ? (
        <p className="empty">No held messages.</p>
      ) : (
        <NotLoaded what="The held messages" plural query={query} loading="Loading messages..." />
      )}
    </section>
  );
}
