import { gt, sql } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { stripeStandIn } from "../../db/tables.ts";
import { takeTurns } from "../../take-turns.ts";
import { Account } from "./account.ts";
import type { Kept } from "./kept.ts";

/** Arbitrary, but unique among our advisory locks. */
const lock = 7_120_034;

/** One change after the other, on every instance; what fails has changed nothing. */
export function openStore(db: Queryable, invoices: string) {
  const inTurn = takeTurns();
  let account = new Account(invoices);
  let known = new Map<string, string>();
  let seen = 0;

  function forget(): void {
    account = new Account(invoices);
    known = new Map();
    seen = 0;
  }

  async function catchUp(tx: Queryable): Promise<void> {
    const rows = await tx
      .select()
      .from(stripeStandIn)
      .where(gt(stripeStandIn.n, seen))
      .orderBy(stripeStandIn.n);
    for (const { id, n, value } of rows) {
      account.remove(id);
      if (value) account.add(value as Kept);
      known.set(id, JSON.stringify(value));
      seen = n;
    }
    account.touched.clear();
  }

  async function keep(tx: Queryable): Promise<void> {
    const changed = [...account.touched].flatMap((id) => {
      const value = account.all.get(id) ?? null;
      const text = JSON.stringify(value);
      if (text === (known.get(id) ?? "null")) return [];
      known.set(id, text);
      return [{ id, n: (seen += 1), value }];
    });
    account.touched.clear();
    if (changed.length === 0) return;
    await tx
      .insert(stripeStandIn)
      .values(changed)
      .onConflictDoUpdate({
        target: stripeStandIn.id,
        set: { n: sql`excluded.n`, value: sql`excluded.value` },
      });
  }

  return function transact<T>(change: (account: Account) => T): Promise<T> {
    return inTurn(async () => {
      try {
        return await db.transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
          await catchUp(tx);
          const result = change(account);
          await keep(tx);
          return result;
        });
      } catch (error) {
        forget();
        throw error;
      }
    });
  };
}
