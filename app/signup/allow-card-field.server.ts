import type { LoaderFunctionArgs } from "react-router";
import { deliveryContext, pageOf } from "../page-context.server.ts";

/** The document's policy lets the card provider's script in: such a page is opened by a load, never from another one. */
export function allowCardField({ context }: Pick<LoaderFunctionArgs, "context">): null {
  context.get(deliveryContext).cardProvider = pageOf(context).cards.browser.provider;
  return null;
}
