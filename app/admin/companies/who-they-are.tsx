import type { CompanyPage } from "../../../domain/office/schema.ts";
import { CivilDay } from "../civil-day.tsx";
import { EmailLink } from "../email-link.tsx";
import { PhoneLink } from "../phone-link.tsx";
import { Moment } from "../moment.tsx";

export function WhoTheyAre({ company }: { company: CompanyPage }) {
  const { billingEmail, phone, consultant, createdAt, merged, agreement } = company;
  const missing = <span className="nothing">Not given</span>;
  return (
    <dl className="who">
      <dt>Billing email</dt>
      <dd>{billingEmail ? <EmailLink address={billingEmail} /> : missing}</dd>
      <dt>Phone</dt>
      <dd>{phone ? <PhoneLink className="link" phone={phone} /> : missing}</dd>
      <dt>Looked after by</dt>
      <dd>{consultant ? consultant.name : <span className="nothing">Nobody yet</span>}</dd>
      <dt>With us since</dt>
      <dd>
        <Moment iso={createdAt} />
      </dd>
      <dt>Terms</dt>
      <dd>
        {agreement ? (
          <>
            Version of <CivilDay date={agreement.version} />, agreed to on{" "}
            <Moment iso={agreement.agreedAt} withTime /> by {agreement.name ?? "a deleted account"}
          </>
        ) : (
          <span className="nothing">Not agreed to yet</span>
        )}
      </dd>
      {merged.length > 0 ? (
        <>
          <dt>Merged into it</dt>
          <dd>
            <ul>
              {merged.map(({ id, name, mergedAt }) => (
                <li key={id}>
                  {name}, <Moment iso={mergedAt} />
                </li>
              ))}
            </ul>
          </dd>
        </>
      ) : null}
    </dl>
  );
}
