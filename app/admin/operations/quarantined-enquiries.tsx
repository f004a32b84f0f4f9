import { Link } from "react-router";
import type { QuarantinedEnquiry } from "../../../domain/enquiries/schema.ts";
import { Moment } from "../moment.tsx";
import { StaffSection } from "./staff-section.tsx";

export const quarantinePath = "/api/admin/held-enquiries";

const reasons = {
  honeypot: "A field hidden from people was filled in",
  too_fast: "Sent faster than anyone can type",
};

export function QuarantinedEnquiries() {
  return (
    <StaffSection<QuarantinedEnquiry[]>
      id="quarantine-heading"
      heading="Quarantined messages"
      note="The latest hundred that look automated. No email was sent about them; if one is real, take it back from spam in the inbox."
      path={quarantinePath}
      rows="quarantined messages"
    >
      {(enquiries) =>
        enquiries.length > 0 && (
          <>
            <Link className="link" to="/admin/inbox?kind=lead&status=spam">
              Spam in the inbox
            </Link>
            <ul className="quarantine">
              {enquiries.map((enquiry) => (
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
          </>
        )
      }
    </StaffSection>
  );
}
