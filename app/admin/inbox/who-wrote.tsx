import { Link } from "react-router";
import type { Conversation } from "../../../domain/desk/schema.ts";
import { CameBy } from "../came-by.tsx";
import { EmailLink } from "../email-link.tsx";
import { Moment } from "../moment.tsx";
import { kindWords } from "./status-words.ts";

export function WhoWrote({ conversation }: { conversation: Conversation }) {
  const { kind, from, email, phone, company, companyId, wonCompanyId, page, cameBy, createdAt } =
    conversation;
  const linked = companyId ?? wonCompanyId;
  return (
    <dl className="who">
      <dt>{kindWords[kind]} from</dt>
      <dd>{from}</dd>
      <dt>Email</dt>
      <dd>{email ? <EmailLink address={email} /> : <span className="nothing">Not known</span>}</dd>
      {phone ? (
        <>
          <dt>Phone</dt>
          <dd>
            <a className="link" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              {phone}
            </a>
          </dd>
        </>
      ) : null}
      <dt>Company</dt>
      <dd>
        {linked ? (
          <Link className="link" to={`/admin/companies/${linked}`}>
            {company ?? "The company"}
          </Link>
        ) : (
          (company ?? <span className="nothing">None</span>)
        )}
      </dd>
      {page ? (
        <>
          <dt>Written on</dt>
          <dd>{page}</dd>
        </>
      ) : null}
      {cameBy ? <CameBy {...cameBy} /> : null}
      <dt>Since</dt>
      <dd>
        <Moment iso={createdAt} withTime />
      </dd>
    </dl>
  );
}
