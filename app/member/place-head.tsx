import type { ReactNode } from "react";
import { Breadcrumb, type Place } from "../ui/breadcrumb.tsx";

const dashboard = { name: "Dashboard", href: "/dashboard" };

type Props = {
  name: string;
  /** In the breadcrumb, where the name is long. */
  short?: string;
  /** The places between it and the dashboard. */
  under?: Place[];
  children?: ReactNode;
};

/** Of a place under the dashboard. */
export function PlaceHead({ name, short = name, under = [], children }: Props) {
  return (
    <header className="shell settings-head">
      <Breadcrumb above={[dashboard, ...under]} here={short} />
      <h1 className="text-display-2">{name}</h1>
      {children}
    </header>
  );
}
