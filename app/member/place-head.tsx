import type { ReactNode } from "react";

/** Of a place under the dashboard. */
export function PlaceHead({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <header className="shell settings-head">
      <nav aria-label="Breadcrumb">
        <ol className="breadcrumb">
          <li>
            <a className="link" href="/dashboard">
              Dashboard
            </a>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <h1 className="text-display-2">{name}</h1>
      {children}
    </header>
  );
}
