import { z } from "zod";
import description from "./stripe-description.json" with { type: "json" };

export type Params = Record<string, string>;

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
};

type Value = string | number | boolean | Value[] | { [name: string]: Value };

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

// The file is a schema; of what an imported file holds TypeScript keeps only the wider types.
const read = (schema: object) =>
  z.fromJSONSchema(schema as JsonSchema, { defaultTarget: "openapi-3.0" });

const objects = Object.fromEntries(
  Object.entries(description.objects).map(([name, schema]) => [name, read(schema)]),
);

const calls = Object.fromEntries(
  Object.entries(description.calls).map(([name, { params, answer }]) => [
    name,
    { fields: params, params: read(params), answer: answerOf(answer) },
  ]),
);

function answerOf(answer: string): z.ZodType {
  const ofList = /^list of (\w+)$/.exec(answer)?.[1];
  if (!ofList) return objects[answer] ?? z.never();
  return z.strictObject({
    object: z.literal("list"),
    url: z.string(),
    has_more: z.boolean(),
    data: z.array(objects[ofList] ?? z.never()),
  });
}

/** `created[gt]=1` as `{ created: { gt: "1" } }`. */
function nested(params: Params): Record<string, Value> {
  const root: Record<string, Value> = {};
  for (const [name, value] of Object.entries(params)) {
    const path = name.split(/[[\]]+/).filter((part) => part);
    const last = path.pop() ?? name;
    let at = root;
    for (const part of path) at = (at[part] ??= {}) as Record<string, Value>;
    at[last] = value;
  }
  return root;
}

/** A form carries only text: what the description calls a number, a truth or a list becomes one. */
function typed(value: Value, schema: Schema): Value {
  const kinds = [schema, ...(schema.anyOf ?? [])];
  const of = (type: string) => kinds.find((kind) => kind.type === type);
  if (typeof value === "string") {
    if (of("integer") && /^-?\d+$/.test(value)) return Number(value);
    return of("boolean") && /^(true|false)$/.test(value) ? value === "true" : value;
  }
  if (typeof value !== "object" || Array.isArray(value)) return value;
  const list = of("array");
  if (list) return Object.values(value).map((item) => typed(item, list.items ?? {}));
  const { properties = {}, additionalProperties } = of("object") ?? {};
  const others = typeof additionalProperties === "object" ? additionalProperties : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, typed(item, properties[name] ?? others)]),
  );
}

export const isDescribed = (call: string) => Object.hasOwn(calls, call);

export function problemWith(call: string, params: Params): z.core.$ZodIssue | undefined {
  const known = calls[call];
  const given = known && typed(nested(params), known.fields);
  return known?.params.safeParse(given).error?.issues[0];
}

/** The fake answers as described, or it is wrong itself. @throws ZodError */
export function asDescribed<T>(call: string, answer: T): T {
  calls[call]?.answer.parse(answer);
  return answer;
}

export function asDescribedObject<T>(name: "event" | "error" | "payment_method", object: T): T {
  objects[name]?.parse(object);
  return object;
}
