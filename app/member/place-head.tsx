import type { ReactNode } from "react";

type Props = {
  name: string;
  /** In the breadcrumb, where the name is long. */
  short?: string;
  /** The places between it and the dashboard. */
  under?: { name: string; href: string }[];
  children?: ReactNode;
};

/** Of a place under the dashboard. */
export function PlaceHead({ name, short = name, under = [], children }: Props) {
  return (
    <header className="shell settings-head">
      <nav aria-label="Breadcrumb">
        <ol className="breadcrumb">
          {[{ name: "Dashboard", href: "/dashboard" }, ...under].map((place) => (
            <li key={place.href}>
              <a className="link" href={place.href}>
                {place.name}
              </a>
            </li>
          ))}
          <li aria-current="page">{short}</li>
        </ol>
      </nav>
      <h1 className="text-display-2">{name}</h1>
      {children}
    </header>
  );
}
