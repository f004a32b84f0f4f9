import { redirect } from "react-router";
import { pageOf } from "../../page-context.server.ts";
import type { Route } from "./+types/statement.ts";

/** Beside the page of a statement lies its PDF, which the API sends. */
export async function findStatement({ request, params, context }: Route.LoaderArgs) {
  const id = /^(.+)\.pdf$/.exec(params.id)?.[1];
  if (!id) return null;
  const { actor } = await pageOf(context).ctx();
  const returnTo = new URL(request.url).pathname;
  return redirect(
    actor.kind === "member"
      ? `/api/membership/statements/${encodeURIComponent(id)}/pdf`
      : `/api/login?${new URLSearchParams({ returnTo })}`,
  );
}
