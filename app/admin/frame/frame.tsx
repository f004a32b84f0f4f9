import { Outlet } from "react-router";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { pageOf } from "../../page-context.server.ts";
import { adminLinks } from "../admin-page.ts";
import { StaffOnly } from "../staff-only.tsx";
import type { Route } from "./+types/frame.ts";
import { Office } from "./office.tsx";

export const handle = { hydrate: true };
export const links = adminLinks;
export const shouldRevalidate = () => false;

/** Staff get the frame from the first byte; everybody else the site's own, around what they are told. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = await pageOf(context).ctx();
  return { framed: actor.kind === "member" && actor.isAdmin };
}

export default function Frame({ loaderData }: Route.ComponentProps) {
  const screen = <StaffOnly>{(admin) => <Outlet context={admin} />}</StaffOnly>;
  return loaderData.framed ? <Office>{screen}</Office> : <HydratedPage>{screen}</HydratedPage>;
}
