import { pageOf } from "../page-context.server.ts";

/** Brings a session, whether or not it is still good. */
export function seemsSignedIn(context: Parameters<typeof pageOf>[0]) {
  return { isSignedIn: pageOf(context).visit.cookie("session") !== undefined };
}
