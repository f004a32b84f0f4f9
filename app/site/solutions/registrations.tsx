import { firm } from "../../../content/firm.ts";

type Firm = Pick<typeof firm, "name" | "city" | "web" | "email" | "phone" | "registrations">;

/** What a vendor's file holds; what the firm has not been given is left out. */
export function registered({ name, city, web, email, phone, registrations }: Firm) {
  const { naics, uei, cage } = registrations;
  return [
    { term: "Legal name", given: [name] },
    { term: "Place of business", given: [city] },
    { term: "UEI", given: [uei] },
    { term: "CAGE", given: [cage] },
    { term: "NAICS", given: naics.map(({ code, title }) => `${code} ${title}`) },
    { term: "Web", given: [web] },
    { term: "Contact", given: [email, phone] },
  ]
    .map(({ term, given }) => ({ term, given: given.filter(Boolean) }))
    .filter(({ given }) => given.length > 0);
}

export function RegistrationList() {
  return (
    <dl className="registration-list">
      {registered(firm).map(({ term, given }) => (
        <div key={term}>
          <dt>{term}</dt>
          {given.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

export function Registrations({ heading }: { heading: string }) {
  return (
    <section className="shell section registrations" aria-labelledby="registrations">
      <h2 id="registrations" className="text-display-2">
        {heading}
      </h2>
      <RegistrationList />
    </section>
  );
}
