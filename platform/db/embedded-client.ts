import {
  type messages,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";

const { serialize } = protocol;

/**
 * PGlite asks in six messages what fits into one, asks each time what types the values of a statement
 * have, and copies its parsers for each answer: half of the CPU of a short query. What is asked of this
 * client goes in one message, and the types of a statement are asked for once.
 */
export function embeddedClient(pglite: PGlite): PGlite {
  const ask = asker(pglite);
  return withMethods(pglite, {
    query: async (text: string, params?: Value[], options?: QueryOptions) => {
      await pglite._checkReady();
      return pglite._runExclusiveTransaction(async () => {
        const answer = await ask(text, params, options);
        await pglite.syncToFs();
        return answer;
      });
    },
    transaction: <T>(run: (tx: Transaction) => Promise<T>) =>
      pglite.transaction((tx) => run(withMethods(tx, { query: askWhileOpen(tx, ask) }))),
  });
}

type Value = string | number | bigint | boolean | Date | null | undefined;
type Ask = (text: string, params?: Value[], options?: QueryOptions) => Promise<Results>;

function askWhileOpen(tx: Transaction, ask: Ask): Ask {
  return async (...asked) => {
    // In PGlite's own words.
    if (tx.closed) throw new Error("Transaction is closed");
    return ask(...asked);
  };
}

function withMethods<T extends object>(client: T, methods: Record<string, unknown>): T {
  return new Proxy(client, {
    get(_, key) {
      if (typeof key === "string" && Object.hasOwn(methods, key)) return methods[key];
      const value: unknown = Reflect.get(client, key, client);
      return typeof value === "function" ? value.bind(client) : value;
    },
  });
}

function asker(pglite: PGlite): Ask {
  const typesOf = new LRUCache<string, number[]>({ max: 2000 });
  const send = (parts: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat(parts), { syncToFs: false });

  async function typesFor(text: string): Promise<number[]> {
    const kept = typesOf.get(text);
    if (kept) return kept;
    const answers = await send([
      serialize.parse({ text }),
      serialize.describe({ type: "S" }),
      serialize.sync(),
    ]);
    const { dataTypeIDs = [] } = answers.find(isDescription) ?? {};
    typesOf.set(text, dataTypeIDs);
    return dataTypeIDs;
  }

  return (text, params = [], options = {}) =>
    pglite._runExclusiveQuery(async () => {
      const known = params.length === 0 ? [] : await typesFor(text);
      const values = params.map((value, index) => {
        if (value === null || value === undefined) return null;
        const write = pglite.serializers[known[index] ?? 0];
        return write ? write(value) : String(value);
      });
      const answers = await send([
        serialize.parse({ text }),
        serialize.bind({ values }),
        serialize.describe({ type: "P" }),
        serialize.execute({}),
        serialize.sync(),
      ]);
      return read(answers, pglite.parsers, options);
    });
}

type Answer = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
const isDescription = (answer: Answer): answer is messages.ParameterDescriptionMessage =>
  answer.name === "parameterDescription";
const isFields = (answer: Answer): answer is messages.RowDescriptionMessage =>
  answer.name === "rowDescription";
const isRow = (answer: Answer): answer is messages.DataRowMessage => answer.name === "dataRow";

function read(answers: Answer[], parsers: PGlite["parsers"], options: QueryOptions): Results {
  const { fields = [] } = answers.find(isFields) ?? {};
  const parse = fields.map(({ dataTypeID: type }) => {
    const parser = options.parsers?.[type] ?? parsers[type] ?? types.parsers[type];
    return (value: string | null) =>
      value === null || !parser ? value : (parser(value, type) as unknown);
  });
  const rows = answers.filter(isRow).map((row) => {
    const values = row.fields.map((value, index) => parse[index]?.(value));
    if (options.rowMode === "array") return values;
    return Object.fromEntries(fields.map(({ name }, index) => [name, values[index]]));
  });
  return { rows, fields };
}
