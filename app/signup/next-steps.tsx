import type { NextStep } from "../../content/joining.ts";

export function NextSteps({ steps, small }: { steps: NextStep[]; small?: boolean }) {
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
