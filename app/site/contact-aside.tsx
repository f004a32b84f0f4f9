import { answerStep, contactSteps } from "../../content/contact.ts";
import { firm } from "../../content/firm.ts";
import { SocialLinks } from "../layout/footer.tsx";
import { AnswerBy } from "../people/answer-by.tsx";
import { Host } from "../people/host.tsx";
import { NextSteps } from "../signup/next-steps.tsx";

const { write, talk, start } = contactSteps;

const steps = [write, { title: answerStep, text: <AnswerBy /> }, talk, start];

function Reach() {
  return (
    <section className="contact-ways" aria-labelledby="reach-us">
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
    </section>
  );
}

export function ContactAside() {
  return (
    <aside className="aside contact-details" aria-labelledby="what-next">
      <Host at="contact" />
      <section className="contact-steps" aria-labelledby="what-next">
        <h2 id="what-next" className="text-title-3">
          What happens next
        </h2>
        <NextSteps steps={steps} small />
      </section>
      <Reach />
    </aside>
  );
}
