import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import type { SessionRow } from "./tables.ts";

const freshMs = 60 * 60_000;

/** An old session may have been stolen or left open. @throws CodedError forbidden */
export function requireFreshSignIn(
  { clock }: Pick<Ctx, "clock">,
  session: Pick<SessionRow, "createdAt"> | null,
): void {
  if (session && clock.wall().getTime() - session.createdAt.getTime() < freshMs) return;
  throw new CodedError("forbidden", "Please confirm first that it is you.");
}
