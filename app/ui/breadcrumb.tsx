export type Place = { name: string; href: string };

type Props = { above: Place[]; here: string };

export function Breadcrumb({ above, here }: Props) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        {above.map(({ name, href }) => (
          <li key={href}>
            <a className="link" href={href}>
              {name}
            </a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
