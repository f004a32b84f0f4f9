import type { Ctx } from "../../platform/context.ts";
import { findVerifiedUser } from "./verified-user.ts";

export async function isAnothersAddress(
  { actor, db }: Pick<Ctx, "actor" | "db">,
  email: string,
): Promise<boolean> {
  const account = await findVerifiedUser(db, email);
  return account !== null && !(actor.kind === "member" && actor.userId === account.id);
}
