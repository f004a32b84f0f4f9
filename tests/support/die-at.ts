import type { Queryable } from "../../platform/db/database.ts";

const writes = new Set<unknown>(["insert", "update", "delete"]);

export class Killed extends Error {}

/** Dies at its so-manieth write, or after the last one and before the commit. */
export function dieAt(db: Queryable, at: number): Queryable {
  let count = 0;
  const step = () => {
    count += 1;
    if (count === at) throw new Killed();
  };
  const wrap = (of: Queryable, isOutermost: boolean): Queryable =>
    new Proxy(of, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (key === "transaction")
          return (run: (tx: Queryable) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              const done = await run(wrap(tx, false));
              if (isOutermost) step();
              return done;
            });
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          if (writes.has(key)) step();
          return value.apply(target, given);
        };
      },
    });
  return wrap(db, true);
}
