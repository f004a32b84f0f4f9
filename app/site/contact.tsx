import { data } from "react-router";
import { contactQuestions, responseFacts } from "../../content/contact.ts";
import { firm } from "../../content/firm.ts";
import { interestForPlan } from "../../domain/enquiries/schema.ts";
import { SocialLinks } from "../frame/footer.tsx";
import { Island } from "../islands/island.tsx";
import { pageServices } from "../page-context.server.ts";
import type { Route } from "./+types/contact.ts";
import { ContactFormIsland } from "./contact-form-island.tsx";
import { pageMeta } from "./page-meta.ts";
import { ThankYou } from "./thank-you.tsx";

export const handle = { islands: true, dynamicQueries: ["plan"] };

export function loader({ request }: Route.LoaderArgs) {
  const plan = new URL(request.url).searchParams.get("plan") ?? "";
  return { planned: plan !== "", interestedIn: interestForPlan(plan) };
}

/** The form as a browser without JavaScript posts it. */
export async function action({ request, context }: Route.ActionArgs) {
  const submit = context.get(pageServices).submitEnquiryForm;
  if (!submit) throw new Error("Nothing here takes the contact form");
  const outcome = await submit(request);
  if (outcome.ok) return data(outcome, 200);
  return data(outcome, outcome.code === "invalid" ? 400 : outcome.code === "too_many" ? 429 : 503);
}

/** Above the form goes what no field says itself. */
function problemOf({
  message,
  fields,
}: {
  message: string;
  fields: Record<string, string>;
}): string {
  return Object.keys(fields).length > 0 ? "Please correct the fields marked below." : message;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches[0].loaderData.origin,
    "/contact",
    "Contact",
    "Write to Fontana Advisors about CRM, automation or technology leadership. We respond within 1 business day.",
  );

function Details() {
  return (
    <aside className="contact-details" aria-labelledby="reach-us">
      <h2 id="reach-us" className="text-title-3">
        Reach us directly
      </h2>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>
            <a className="link" href={`mailto:${firm.email}`}>
              {firm.email}
            </a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a className="link" href={firm.phoneHref}>
              {firm.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>Location</dt>
          <dd>{firm.location}</dd>
        </div>
      </dl>
      <SocialLinks />
    </aside>
  );
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && !actionData.ok ? actionData : undefined;
  return (
    <>
      <section className="shell contact">
        <div className="contact-main">
          <h1 className="text-display-2">
            {loaderData.planned ? "Let's Get Your Plan Started" : "Let's Talk Tech Strategy"}
          </h1>
          <p className="text-lead">
            Tell us what you run today and what gets in the way. A consultant reads every message
            and answers within 1 business day.
          </p>
          {actionData?.ok ? (
            <ThankYou />
          ) : (
            <Island
              name="contact-form"
              component={ContactFormIsland}
              props={{
                values: refused?.values ?? { interestedIn: loaderData.interestedIn },
                errors: refused?.fields ?? {},
                problem: refused ? problemOf(refused) : "",
              }}
            />
          )}
        </div>
        <Details />
      </section>
      <section className="fact-strip" aria-label="How we respond">
        <dl className="shell">
          {responseFacts.map(({ value, description }) => (
            <div key={value}>
              <dt>{description}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="shell section questions" aria-labelledby="questions">
        <h2 id="questions" className="text-display-2">
          Before you write
        </h2>
        <div>
          {contactQuestions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
