import { steps } from "../../../../content/solution-features/typed-once.ts";

const facts = steps.flatMap(({ typed }) => typed ?? []);

export default function TypedOnce() {
  return (
    <ol className="typed-once">
      {steps.map(({ application, title, text, typed }, index) => (
        <li key={title}>
          <div>
            <p className="typed-in">{application}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <p className="typed-fact">
            {typed ? "Typed here: " : ""}
            <strong>{typed ?? "Nothing to type"}</strong>
          </p>
          {facts.slice(0, index + 1).map((fact) => (
            <span key={fact} />
          ))}
        </li>
      ))}
    </ol>
  );
}
