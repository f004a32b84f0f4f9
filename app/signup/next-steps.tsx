import type { NextStep } from "../../content/joining.ts";

/** Stations on one thread, from where somebody stands to where they are going. */
export function NextSteps({ steps, small }: { steps: NextStep[]; small?: boolean }) {
  return (
    <ol className={small ? "next-steps next-steps-small" : "next-steps"}>
      {steps.map(({ title, text }) => (
        <li className="node" key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
