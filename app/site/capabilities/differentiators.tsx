import { capabilities } from "../../../content/capabilities.ts";

export function Differentiators() {
  return (
    <section className="shell section differentiators" aria-labelledby="differentiators">
      <h2 id="differentiators" className="text-display-2">
        What sets us apart
      </h2>
      <ul>
        {capabilities.differentiators.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-title-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
