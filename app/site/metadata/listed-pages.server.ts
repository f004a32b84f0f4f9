import type { RouterContextProvider } from "react-router";
import type { DescribedPage } from "../../../platform/http/describe-page.ts";
import { siteContext } from "../../page-context.server.ts";

/** The static pages that search engines may list, in the order of the routes. */
export async function listedPages(
  context: Readonly<RouterContextProvider>,
): Promise<DescribedPage[]> {
  const pages = await context.get(siteContext).describePages?.();
  return (pages ?? []).filter(({ listed }) => listed);
}
