import { contactPage, contactQuestions, responseFacts } from "../../content/contact.ts";
import { firm } from "../../content/firm.ts";
import { answerTime } from "../../content/promises.ts";
import { Island } from "../islands/island.tsx";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/contact.ts";
import { boardFields } from "./board/asked-board.ts";
import { contactTopic } from "./contact-topic.ts";
import { needFields } from "./plan-finder/need.ts";
import { ContactAside } from "./contact-aside.tsx";
import { ContactFormIsland } from "./contact-form-island.tsx";
import { postedProblem } from "./posted-problem.ts";
import { type PageDescription, pageMeta } from "./page-meta.ts";
import { headersOfAction } from "./posted-form.server.ts";
import { faqPage } from "./structured-data/faq-page.ts";
import { Questions } from "./questions.tsx";
import { takeEnquiry } from "./take-enquiry.server.ts";
import { ThankYou } from "./thank-you.tsx";
import { Figures } from "./figures.tsx";

const page: PageDescription = {
  path: "/contact",
  title: "Contact",
  description: contactPage.description,
  structuredData: [faqPage(contactQuestions)],
};

export const handle = {
  prerender: true,
  pages: [page],
  queries: ["plan", "about", "interest", ...needFields, ...boardFields],
} satisfies RouteHandle;

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  return { planned: Boolean(query.get("plan")), ...contactTopic(query) };
}

export const action = ({ request, context }: Route.ActionArgs) => takeEnquiry(request, context);

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && !actionData.ok ? actionData : undefined;
  return (
    <>
      <section className="shell contact">
        <div className="contact-main">
          <h1 className="text-display-form">
            {loaderData.planned ? "Let's Get Your Plan Started" : "Let's Talk Tech Strategy"}
          </h1>
          <p className="text-lead">
            {contactPage.lead} {answerTime}.
          </p>
          <p className="contact-reach">
            <a className="link nowrap" href={firm.phoneHref}>
              Call {firm.phone}
            </a>{" "}
            · <span className="nowrap">{firm.hours.days},</span>{" "}
            <span className="nowrap">{firm.hours.time}</span> ·{" "}
            <a className="link" href={`mailto:${firm.email}`}>
              email
            </a>
          </p>
          {actionData?.ok ? (
            <ThankYou by={actionData.by} />
          ) : (
            <Island
              name="contact-form"
              component={ContactFormIsland}
              props={{
                about: refused?.values["about"] ?? loaderData.about,
                values: refused?.values ?? { interestedIn: loaderData.interestedIn },
                errors: refused?.fields ?? {},
                problem: refused ? postedProblem(refused) : "",
              }}
            />
          )}
        </div>
        <ContactAside />
      </section>
      <section className="fact-strip" aria-label="How we respond">
        <Figures figures={responseFacts} className="shell" />
      </section>
      <Questions heading="Before you write" questions={contactQuestions} />
    </>
  );
}
