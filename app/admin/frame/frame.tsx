import { Outlet, useMatches } from "react-router";
import { HydratedPage } from "../../layout/hydrated-page.tsx";
import { pageOf } from "../../page-context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { adminLinks } from "../admin-page.ts";
import { StaffOnly } from "../staff-only.tsx";
import type { Route } from "./+types/frame.ts";
import { findAdmin } from "./find-admin.server.ts";
import { Office } from "./office.tsx";

export const handle = { hydrate: true };
export const links = adminLinks;
export const shouldRevalidate = () => false;

/** Staff get the frame from the first byte; everybody else the site's own, around what they are told. */
export async function loader({ context }: Route.LoaderArgs) {
  const admin = await findAdmin(pageOf(context));
  return { admin, framed: admin !== null };
}

export default function Frame({ loaderData: { admin } }: Route.ComponentProps) {
  const served = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.served);
  const screen = <StaffOnly served={served}>{(user) => <Outlet context={user} />}</StaffOnly>;
  return admin ? <Office admin={admin}>{screen}</Office> : <HydratedPage>{screen}</HydratedPage>;
}
