import type { PGlite } from "@electric-sql/pglite";
import { atMost, emptyAgain, type Fresh, readFresh, type Run } from "./empty-again.ts";

type Lendable = { pglite: PGlite; times: number };
const idle: Lendable[] = [];
let fresh: Promise<Fresh> | undefined;

/** Files of tests use one embedded database after the other: emptying it takes a sixth of opening another. */
export async function lendEmbedded(open: () => Promise<PGlite>): Promise<PGlite> {
  const lent = idle.pop() ?? { pglite: await open(), times: 0 };
  await (fresh ??= readFresh(runOn(lent.pglite)));
  return whileLent(lent.pglite, () => takeBack({ ...lent, times: lent.times + 1 }));
}

function whileLent(pglite: PGlite, close: () => Promise<void>): PGlite {
  let over = false;
  const end = async () => {
    if (over) return;
    over = true;
    await close();
  };
  return new Proxy(pglite, {
    get(target, name) {
      if (name === "closed") return over || target.closed;
      if (name === "close") return end;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return over ? refuse : (value.bind(target) as unknown);
    },
  });
}

/** In PGlite's own words. */
const refuse = () => Promise.reject(new Error("PGlite is closed"));

async function takeBack(lent: Lendable): Promise<void> {
  const { pglite, times } = lent;
  if (fresh && times < atMost && (await emptyAgain(runOn(pglite), await fresh))) {
    await pglite.exec("discard all");
    idle.push(lent);
  } else await pglite.close();
}

function runOn(pglite: PGlite): Run {
  return async (statement) => (await pglite.query<Record<string, unknown>>(statement)).rows;
}
