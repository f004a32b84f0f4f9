import { industries } from "../../../content/track-record.ts";

export function Industries() {
  return (
    <section className="shell section industries" aria-labelledby="industries">
      <h2 id="industries" className="text-display-2">
        Industries served
      </h2>
      <ul>
        {industries.map(({ name, text, href, link }) => (
          <li key={name}>
            <h3 className="text-title-3">{name}</h3>
            <p>{text}</p>
            <a className="link" href={href}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
