import fc, { type Arbitrary } from "fast-check";
import type { KnownValues } from "./known-values.ts";
import { oddJson } from "./odd-values.ts";

export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema | boolean;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

const anything = fc.constantFrom(...oddJson);
const text = fc.string({ unit: "binary", maxLength: 60 });
const inCivilYears = { min: new Date("1990-01-01"), max: new Date("2060-01-01") };
const moment = fc.date({ ...inCivilYears, noInvalidDate: true });

const ofFormat: Record<string, Arbitrary<unknown>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  date: moment.map((at) => at.toISOString().slice(0, 10)),
  "date-time": moment.map((at) => at.toISOString()),
};

function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"), { maxLength: 40 });
  } catch {
    // Lookaheads cannot be generated from.
    return text;
  }
}

function ofText({ format = "", pattern, minLength = 0, maxLength = 80 }: Schema) {
  const formatted = ofFormat[format];
  if (formatted) return formatted;
  if (pattern) return matching(pattern);
  const most = Math.max(minLength, Math.min(maxLength, minLength + 40));
  const edge = fc.constantFrom(minLength, Math.min(maxLength, 3000)).map((n) => "é".repeat(n));
  const words = fc.string({ minLength, maxLength: most });
  return fc.oneof({ weight: 5, arbitrary: words }, edge);
}

function ofNumber({ type, minimum = -1000, maximum = 1_000_000 }: Schema): Arbitrary<number> {
  const edges = fc.constantFrom(minimum, maximum);
  const min = Math.max(minimum, -(2 ** 31));
  const max = Math.max(min, Math.min(maximum, 2 ** 31));
  if (type === "integer") return fc.oneof(fc.integer({ min, max }), edges);
  return fc.oneof(fc.integer({ min: Math.ceil(min), max }), edges, fc.double({ min, max }));
}

/** Values that fit the schema; with `odd` each part may also be one that does not. */
export function arbitraryOf(
  schema: Schema,
  known: KnownValues,
  odd: boolean,
  name = "",
): Arbitrary<unknown> {
  const fitting = fittingOf(schema, known, odd, name);
  const seen = known.named(name);
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: seen.length > 0 ? 4 : 0, arbitrary: fc.constantFrom(undefined, ...seen) },
    { weight: odd ? 2 : 0, arbitrary: anything },
  );
}

function fittingOf(
  schema: Schema,
  known: KnownValues,
  odd: boolean,
  name: string,
): Arbitrary<unknown> {
  const of = (part: Schema, called = name) => arbitraryOf(part, known, odd, called);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => of(one)));
  if (schema.allOf)
    return fittingOf(
      Object.assign({}, schema, ...schema.allOf, { allOf: undefined }),
      known,
      odd,
      name,
    );
  const types = [schema.type ?? (schema.properties ? "object" : "")].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => of({ ...schema, type })));
  const [type] = types;
  if (type === "object") return ofObject(schema, of, odd);
  if (type === "array") {
    const item = typeof schema.items === "object" ? of(schema.items) : anything;
    const { minItems: minLength = 0, maxItems = 4 } = schema;
    return fc.array(item, { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 4)) });
  }
  if (type === "string") return ofText(schema);
  if (type === "integer" || type === "number") return ofNumber({ ...schema, type });
  if (type === "boolean") return fc.boolean();
  return type === "null" ? fc.constant(null) : anything;
}

function ofObject(
  { properties = {}, required = [] }: Schema,
  of: (part: Schema, name: string) => Arbitrary<unknown>,
  odd: boolean,
): Arbitrary<unknown> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, of(part, name)]),
  );
  const needed = odd ? required.filter((_, place) => place % 2 === 0) : required;
  return fc.record(parts, { requiredKeys: needed.filter((name) => Object.hasOwn(parts, name)) });
}
