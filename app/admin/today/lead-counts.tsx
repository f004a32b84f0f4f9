type Props = { title: string; counts: { name: string; leads: number }[] };

export function LeadCounts({ title, counts }: Props) {
  const all = counts.reduce((sum, { leads }) => sum + leads, 0);
  return (
    <figure className="week-bars">
      <figcaption>
        {title}
        <strong className="figure">{all}</strong>
      </figcaption>
      <ul className="lead-counts">
        {counts.map(({ name, leads }) => (
          <li key={name}>
            <span>{name}</span>
            <span className="figure">{leads}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
