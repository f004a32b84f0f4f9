import type { ReactNode } from "react";

type Step = { title: string; text: ReactNode };

export function NextSteps({ steps, small }: { steps: Step[]; small?: boolean }) {
  return (
    <ol className={`thread-list next-steps${small ? " next-steps-small" : ""}`}>
      {steps.map(({ title, text }) => (
        <li className="node" key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
