import { and, eq, lte, or, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { receivedMails } from "./tables.ts";
import type { ParsedMail } from "./parse-mail.ts";
import type { AsideReason } from "./schema.ts";

export type Numbered = { uid: number; uidValidity: string };

const longestExcerpt = 2_000;

const factsOf = ({ digest, headerId, address, name, subject, text }: ParsedMail) => ({
  digest,
  headerId,
  address,
  name: name || "Nobody named",
  subject,
  excerpt: text.slice(0, longestExcerpt).toWellFormed(),
});

type State =
  | { state: "taken"; conversationId: string }
  | { state: "set_aside"; reason: AsideReason; raw: Uint8Array | null };

/** Over what a failure may have left under this number. */
export async function rememberMail(ctx: Ctx, at: Numbered, mail: ParsedMail, what: State) {
  const { raw, ...state } = { raw: null, ...what };
  const row = {
    ...factsOf(mail),
    ...state,
    raw: raw && new Uint8Array(raw),
    createdAt: ctx.clock.wall(),
  };
  await ctx.db
    .insert(receivedMails)
    .values({ ...at, ...row })
    .onConflictDoUpdate({ target: [receivedMails.uidValidity, receivedMails.uid], set: row });
}

const unknown = { address: "", name: "", subject: "", excerpt: "", state: "failing" } as const;

/** How often it has failed by now; null if this time is too soon after the last to count. */
export async function rememberFailure(
  ctx: Ctx,
  at: Numbered,
  pauseMs: number,
): Promise<number | null> {
  const { attempts, createdAt } = receivedMails;
  const now = ctx.clock.wall();
  const [row] = await ctx.db
    .insert(receivedMails)
    .values({ ...at, ...unknown, attempts: 1, createdAt: now })
    .onConflictDoUpdate({
      target: [receivedMails.uidValidity, receivedMails.uid],
      set: { attempts: sql`${attempts} + 1`, createdAt: now },
      setWhere: or(eq(attempts, 0), lte(createdAt, new Date(now.getTime() - pauseMs))),
    })
    .returning({ attempts });
  return row?.attempts ?? null;
}

export async function rememberToTake({ db, clock }: Ctx, at: Numbered): Promise<void> {
  await db
    .insert(receivedMails)
    .values({ ...at, ...unknown, createdAt: clock.wall() })
    .onConflictDoNothing();
}

export async function forgetToTake({ db }: Ctx, { uid, uidValidity }: Numbered): Promise<void> {
  const { state } = receivedMails;
  await db
    .delete(receivedMails)
    .where(
      and(
        eq(receivedMails.uid, uid),
        eq(receivedMails.uidValidity, uidValidity),
        eq(state, "failing"),
      ),
    );
}
