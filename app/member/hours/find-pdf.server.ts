import { redirect, type RouterContextProvider } from "react-router";
import { pageOf } from "../../page-context.server.ts";

type At = { request: Request; params: { id: string }; context: Readonly<RouterContextProvider> };

/** What lies beside a page with .pdf after its address; whoever is not signed in does that first. */
export async function findPdf({ request, params, context }: At, pdfOf: (id: string) => string) {
  const id = /^(.+)\.pdf$/.exec(params.id)?.[1];
  if (!id) return null;
  const { actor } = await pageOf(context).ctx();
  const returnTo = new URL(request.url).pathname;
  return redirect(
    actor.kind === "member" ? pdfOf(id) : `/api/login?${new URLSearchParams({ returnTo })}`,
  );
}
