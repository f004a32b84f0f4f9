import { firm } from "../../../content/firm.ts";
import { firmDay } from "../../../content/firm-day.ts";
import { seatRoleWords } from "../../../domain/companies/schema.ts";
import { SignInFrame, signInLinks, signInMeta } from "../../site/sign-in-frame.tsx";
import type { Route } from "./+types/invitation.ts";
import sheet from "./invitation.css?url";
import { invitationView, takeAcceptance } from "./invitation-step.server.ts";
import { NotYours } from "./not-yours.tsx";

export const links = () => [...signInLinks(), { rel: "stylesheet", href: sheet }];
export const meta: Route.MetaFunction = () => signInMeta("Invitation");

/** Opening the link does nothing yet: mail scanners open every link they find. */
export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  invitationView(request, context, params.id);

export const action = ({ context, params }: Route.ActionArgs) => takeAcceptance(context, params.id);

const ended = {
  expired: {
    heading: "This invitation has expired",
    next: "can send it again; the link in the new email works.",
  },
  withdrawn: {
    heading: "This invitation was withdrawn",
    next: "can tell you why, or invite you again.",
  },
  accepted: {
    heading: "This invitation has been used",
    next: "can invite you again.",
  },
};

export default function Invitation({ loaderData: view }: Route.ComponentProps) {
  if (view.state === "not-yours") return <NotYours email={view.email} signIn={view.signIn} />;
  const { state, company, email, role, inviter, expiresAt } = view;
  const name = <strong className="sign-in-address">{company}</strong>;
  if (state === "joined")
    return (
      <SignInFrame heading="You are in">
        <p className="text-lead">You have access to {name}.</p>
        <p>
          <a className="button button-primary button-large" href="/dashboard/people">
            See its people
          </a>
        </p>
      </SignInFrame>
    );
  if (state !== "open")
    return (
      <SignInFrame heading={ended[state].heading}>
        <p className="text-lead">
          It was for {name}
          {state === "expired" ? `, and was good until ${firmDay(expiresAt)}` : ""}.{" "}
          {inviter ?? "An owner"} {ended[state].next}
        </p>
        <p>
          <a className="button button-quiet button-large" href="/dashboard">
            To your dashboard
          </a>
        </p>
      </SignInFrame>
    );
  const { label, may } = seatRoleWords[role];
  return (
    <SignInFrame heading="You are invited">
      <p className="text-lead">
        {inviter ?? firm.name} would like you to join {name}, whose consulting hours and requests
        are kept here.
      </p>
      <dl className="invitation-facts">
        <div>
          <dt>Your role</dt>
          <dd>
            {label}: {may.charAt(0).toLowerCase() + may.slice(1)}
          </dd>
        </div>
        <div>
          <dt>Good until</dt>
          <dd>{firmDay(expiresAt)}</dd>
        </div>
        <div>
          <dt>You join as</dt>
          <dd>{email}</dd>
        </div>
      </dl>
      <form method="post" className="actions">
        <button className="button button-primary button-large">Accept the invitation</button>
        <a className="button button-quiet button-large" href="/dashboard">
          Not now
        </a>
      </form>
    </SignInFrame>
  );
}
