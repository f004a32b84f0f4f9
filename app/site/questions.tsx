import type { ReactNode } from "react";
import type { Question } from "../../content/contact.ts";

type Props = {
  heading: string;
  questions: Question[];
  children?: ReactNode;
};

export function Questions({ heading, questions, children }: Props) {
  return (
    <section className="shell section questions" aria-labelledby="questions">
      <div className="words">
        <h2 id="questions" className="text-display-2">
          {heading}
        </h2>
        {children}
      </div>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
