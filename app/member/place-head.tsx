import type { ReactNode } from "react";
import { Breadcrumb, type Place } from "../ui/breadcrumb.tsx";
import { useTitle } from "../use-title.ts";

const dashboard = { name: "Dashboard", href: "/dashboard" };

type Props = {
  name: string;
  short?: string;
  under?: Place[];
  children?: ReactNode;
};

export function PlaceHead({ name, short = name, under = [], children }: Props) {
  useTitle(name);
  return (
    <header className="shell settings-head">
      <Breadcrumb above={[dashboard, ...under]} here={short} />
      <h1 className="text-display-2">{name}</h1>
      {children}
    </header>
  );
}
