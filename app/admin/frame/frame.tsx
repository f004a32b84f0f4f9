import { Outlet } from "react-router";
import { requireUser } from "../../../domain/accounts/require-user.ts";
import { currentUser } from "../../../domain/current-user.ts";
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
  const ctx = await pageOf(context).ctx();
  const framed = ctx.actor.kind === "member" && ctx.actor.isAdmin;
  return { framed, admin: framed ? await currentUser(ctx, await requireUser(ctx), true) : null };
}

export default function Frame({ loaderData: { admin } }: Route.ComponentProps) {
  const screen = <StaffOnly>{(admin) => <Outlet context={admin} />}</StaffOnly>;
  return admin ? <Office admin={admin}>{screen}</Office> : <HydratedPage>{screen}</HydratedPage>;
}
