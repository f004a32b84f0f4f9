import { useEffect } from "react";
import { z } from "zod";
import { firm } from "../../content/firm.ts";
import { firmMoment } from "../../content/firm-day.ts";
import { signupThanks } from "../../content/thanks.ts";
import { signupSteps } from "../../content/joining.ts";
import { plans } from "../../content/plans.ts";
import { readStored, writeStored } from "../browser-storage.ts";
import { HydratedPage } from "../layout/hydrated-page.tsx";
import { Host } from "../people/host.tsx";
import type { RouteHandle } from "../route-handle.ts";
import { type PageDescription, pageMeta } from "../site/page-meta.ts";
import sheet from "./signup.css?url";
import overlays from "../ui/overlays.css?url";
import { toast } from "../ui/toast-store.ts";
import type { Route } from "./+types/signup-success.ts";
import { deleteFormDraft } from "./form-draft.ts";
import { NextSteps } from "./next-steps.tsx";
import { loadSignup } from "./load-signup.server.ts";

const page: PageDescription = {
  path: "/signup/success",
  title: "Signup confirmation",
  description: "What happens after your payment information was saved.",
  unlisted: true,
};

export const handle = { hydrate: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: sheet },
  { rel: "stylesheet", href: overlays },
];

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches[0].loaderData.origin, page),
  { name: "referrer", content: "same-origin" },
];

export const loader = ({ request, context }: Route.LoaderArgs) => loadSignup(request, context);

type Props = Route.ComponentProps["loaderData"];

function Heading({ pending, signup, again, by }: Props) {
  const plan = plans.find(({ id }) => id === signup?.planId);
  if (signup && by)
    return (
      <>
        <h1 className="text-display-form">Your payment information was saved</h1>
        <p className="text-lead">
          Thank you, {signup.firstName}. Your card for {plan?.name ?? "your membership"} is saved
          and has not been charged. We call by <strong className="nowrap">{firmMoment(by)}</strong>.
          A confirmation is on its way to <strong className="join-address">{signup.email}</strong>.
        </p>
      </>
    );
  if (pending)
    return (
      <>
        <h1 className="text-display-form">Your bank is still processing</h1>
        <p className="text-lead">
          We have your details and will finish your signup as soon as your bank responds. You can
          close this page; we'll email you a confirmation.{" "}
          <a
            className="link"
            href={`/signup/success?${new URLSearchParams({ setup_intent: again })}`}
          >
            Check again
          </a>
        </p>
      </>
    );
  return (
    <>
      <h1 className="text-display-form">No signup in this browser</h1>
      <p className="text-lead">
        Nobody has signed up here in the last four days, and no card was saved. If you signed up in
        another browser, look for our confirmation email. To get started,{" "}
        <a className="link" href="/membership">
          choose a plan
        </a>
        .
      </p>
    </>
  );
}

const toastedKey = "fontana-signup-toasted";

function SuccessToast({ signedUpAt }: { signedUpAt: string }) {
  useEffect(() => {
    deleteFormDraft();
    if (readStored("sessionStorage", toastedKey, z.string()) === signedUpAt) return;
    writeStored("sessionStorage", toastedKey, signedUpAt);
    toast({
      title: "Signup successful!",
      description: signupThanks,
    });
  }, [signedUpAt]);
  return null;
}

export default function SignupSuccess({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage>
      {loaderData.signup ? <SuccessToast signedUpAt={loaderData.signup.createdAt} /> : null}
      <div className="shell join-done">
        <Heading {...loaderData} />
        <h2 className="text-title-2">
          {loaderData.signup || loaderData.pending ? "Next steps" : "What follows a signup"}
        </h2>
        <NextSteps steps={signupSteps} />
        {loaderData.signup ? <Host at="signup" /> : null}
        <p>
          Questions before we call? Write to{" "}
          <a className="link" href={`mailto:${firm.email}`}>
            {firm.email}
          </a>{" "}
          or call{" "}
          <a className="link" href={firm.phoneHref}>
            {firm.phone}
          </a>
          .
        </p>
        <p className="actions">
          <a className="button button-primary button-large" href="/case-studies">
            Read our case studies
          </a>
          <a className="button button-quiet button-large" href="/">
            Back to Home
          </a>
        </p>
      </div>
    </HydratedPage>
  );
}
