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

/** One message where PGlite sends six, and kept statements, save most of a short query's CPU. */
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

/** More than the program has; lists of another length are texts of their own. */
const keptStatements = 500;

/** feature_not_supported is what PostgreSQL says where a kept statement would have other columns. */
const noLongerGood = new Set(["0A000", "26000"]);

type Kept = { name: string; types: number[]; fields?: Field[] };

let named = 0;

function asker(pglite: PGlite): Ask {
  const closing: Uint8Array[] = [];
  const kept = new LRUCache<string, Kept>({
    max: keptStatements,
    dispose: ({ name, fields }) => fields && closing.push(close(name)),
  });
  const send = (parts: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...closing.splice(0), ...parts, serialize.sync()]), {
      syncToFs: false,
    });

  async function typesOf(text: string): Promise<number[]> {
    const answers = await send([serialize.parse({ text }), serialize.describe({ type: "S" })]);
    return answers.find(isDescription)?.dataTypeIDs ?? [];
  }

  async function askOnce(text: string, params: Value[]): Promise<Answered> {
    const types = params.length === 0 ? [] : await typesOf(text);
    kept.set(text, { name: `kept-${(named += 1)}`, types });
    const answers = await send([
      serialize.parse({ text }),
      serialize.bind({ values: write(params, types) }),
      serialize.describe({ type: "P" }),
      serialize.execute({}),
    ]);
    return { answers, fields: fieldsOf(answers) };
  }

  async function askAgain(text: string, statement: Kept, params: Value[]): Promise<Answered> {
    const { name, types, fields } = statement;
    const ask = [
      serialize.bind({ statement: name, values: write(params, types) }),
      serialize.execute({}),
    ];
    if (fields) return { answers: await send(ask).catch(forget(text)), fields };
    const answers = await send([
      // One that was parsed by a message which failed later is still there.
      close(name),
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      ...ask,
    ]);
    statement.fields = fieldsOf(answers);
    return { answers, fields: statement.fields };
  }

  /** Its table has other columns now, or it was discarded: the next time it is parsed again. */
  const forget = (text: string) => (error: unknown) => {
    if (noLongerGood.has(String((error as { code?: unknown }).code))) kept.delete(text);
    throw error;
  };

  function write(params: Value[], types: number[]) {
    return params.map((value, index) => {
      if (value === null || value === undefined) return null;
      const serializer = pglite.serializers[types[index] ?? 0];
      return serializer ? serializer(value) : String(value);
    });
  }

  return (text, params = [], options = {}) =>
    pglite._runExclusiveQuery(async () => {
      const statement = kept.get(text);
      const answered = await (statement
        ? askAgain(text, statement, params)
        : askOnce(text, params));
      return read(answered, pglite.parsers, options);
    });
}

type Answer = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];
type Field = messages.RowDescriptionMessage["fields"][number];
type Answered = { answers: Answer[]; fields: Field[] };
const isDescription = (answer: Answer): answer is messages.ParameterDescriptionMessage =>
  answer.name === "parameterDescription";
const isFields = (answer: Answer): answer is messages.RowDescriptionMessage =>
  answer.name === "rowDescription";
const isRow = (answer: Answer): answer is messages.DataRowMessage => answer.name === "dataRow";

const fieldsOf = (answers: Answer[]) => answers.find(isFields)?.fields ?? [];
const close = (name: string) => serialize.close({ type: "S", name });

function read(
  { answers, fields }: Answered,
  parsers: PGlite["parsers"],
  options: QueryOptions,
): Results {
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
