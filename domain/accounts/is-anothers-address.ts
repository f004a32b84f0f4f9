import type { Ctx } from "../../platform/context.ts";
import { findVerifiedUser } from "./verified-user.ts";

/** True if an account has proved the address and the actor is not signed in to it. */
export async function isAnothersAddress(
  { actor, db }: Pick<Ctx, "actor" | "db">,
  email: string,
): Promise<boolean> {
  const account = await findVerifiedUser(db, email);
  return account !== null && !(actor.kind === "member" && actor.userId === account.id);
}
