import type { Promises } from "../../../domain/desk/promises/schema.ts";

export function WhoMay({ company }: Pick<Promises, "company">) {
  return (
    <p className="requests-note">
      Owners and requesters ask for {company} and read the answers. Your role does neither; an owner
      can change it. What you send with Contact Support or Schedule Consultation on{" "}
      <a className="link" href="/dashboard">
        your dashboard
      </a>{" "}
      is between you and us, and is listed here.
    </p>
  );
}

export function AskOrWhoMay({ promises: { mayAsk, company } }: { promises: Promises }) {
  return mayAsk ? (
    <p className="requests-ask">
      <a className="button button-primary" href="/dashboard/requests/new">
        Get help
      </a>
    </p>
  ) : (
    <WhoMay company={company} />
  );
}
