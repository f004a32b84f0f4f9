import type { Ctx } from "../../platform/context.ts";
import { findChallenge } from "./challenge.ts";
import { findUser } from "./require-user.ts";
import { defaultReturnPath } from "./return-path.ts";
import type { UserRow } from "./tables.ts";

export type SecondFactor = { user: UserRow; returnTo: string };

export async function findSecondFactor(
  ctx: Pick<Ctx, "db" | "clock">,
  token: string | undefined,
): Promise<SecondFactor | null> {
  const challenge = await findChallenge(ctx, "second-factor", token);
  const user = challenge?.userId ? await findUser(ctx, challenge.userId) : null;
  return user ? { user, returnTo: challenge?.value["returnTo"] ?? defaultReturnPath } : null;
}
