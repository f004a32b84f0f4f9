import { and, eq, gt } from "drizzle-orm";
import { retention } from "../../content/retention.ts";
import type { Ctx } from "../../platform/context.ts";
import { challenges, type ChallengePurpose, type ChallengeRow } from "./tables.ts";
import { periodMs } from "../fields/period-ms.ts";
import { hashToken, looksLikeToken, newToken } from "./secret-token.ts";

export const challengeSeconds = periodMs(retention.signInSteps.kept) / 1000;

type Deps = Pick<Ctx, "db" | "clock">;

export async function createChallenge(
  { db, clock }: Deps,
  purpose: ChallengePurpose,
  value: Record<string, string>,
  userId: string | null = null,
): Promise<string> {
  const token = newToken();
  const now = clock.wall();
  await db.insert(challenges).values({
    id: hashToken(token),
    purpose,
    value,
    userId,
    expiresAt: new Date(now.getTime() + challengeSeconds * 1000),
    createdAt: now,
  });
  return token;
}

/** False where this has been used within the last minutes. */
export async function useOnce(
  { db, clock }: Deps,
  purpose: ChallengePurpose,
  value: string,
): Promise<boolean> {
  const now = clock.wall();
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
  const first = await db
    .insert(challenges)
    .values({ id: hashToken(value), purpose, expiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: challenges.id });
  return first.length > 0;
}

export async function consumeChallenge(
  { db, clock }: Deps,
  purpose: ChallengePurpose,
  token: string | undefined,
): Promise<ChallengeRow | null> {
  if (!looksLikeToken(token)) return null;
  const [row] = await db
    .delete(challenges)
    .where(isOpen(purpose, token, clock.wall()))
    .returning();
  return row ?? null;
}

export async function findChallenge(
  { db, clock }: Deps,
  purpose: ChallengePurpose,
  token: string | undefined,
): Promise<ChallengeRow | null> {
  if (!looksLikeToken(token)) return null;
  const [row] = await db
    .select()
    .from(challenges)
    .where(isOpen(purpose, token, clock.wall()));
  return row ?? null;
}

function isOpen(purpose: ChallengePurpose, token: string, now: Date) {
  return and(
    eq(challenges.id, hashToken(token)),
    eq(challenges.purpose, purpose),
    gt(challenges.expiresAt, now),
  );
}
