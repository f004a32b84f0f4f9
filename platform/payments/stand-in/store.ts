import { gt, sql } from "drizzle-orm";
import type { Queryable } from "../../db/database.ts";
import { stripeStandIn } from "../../db/tables.ts";
import { takeTurns } from "../../take-turns.ts";
import { Account } from "./account.ts";
import type { Kept } from "./kept.ts";

/** Arbitrary, but unique among our advisory locks. */
const lock = 7_120_034;

type Run<T> = (account: Account) => T;

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

  function changes() {
    return [...account.touched].flatMap((id) => {
      const value = account.all.get(id) ?? null;
      const text = JSON.stringify(value);
      return text === (known.get(id) ?? "null") ? [] : [{ id, value, text }];
    });
  }

  async function keep(tx: Queryable): Promise<void> {
    const changed = changes().map(({ id, value, text }) => {
      known.set(id, text);
      return { id, n: (seen += 1), value };
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

  const change = <T>(run: Run<T>): Promise<T> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
      await catchUp(tx);
      const result = run(account);
      await keep(tx);
      return result;
    });

  /** Takes no lock of the database. What turns out to change something, since something was due, is done over as a change. */
  async function look<T>(run: Run<T>): Promise<T> {
    await catchUp(db);
    const result = run(account);
    if (changes().length === 0) return result;
    forget();
    return change(run);
  }

  const orForget = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(async () => {
      try {
        return await work();
      } catch (error) {
        forget();
        throw error;
      }
    });

  return {
    change: <T>(run: Run<T>) => orForget(() => change(run)),
    look: <T>(run: Run<T>) => orForget(() => look(run)),
  };
}
