import fc, { type Arbitrary } from "fast-check";
import { arbitraryOf, type Schema } from "./arbitrary.ts";
import type { KnownValues } from "./known-values.ts";
import { markup, oddInAddress } from "./odd-values.ts";

type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Operation = {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

export type Sent = { caller: string; address: string; type?: string; body?: string };

export type Target = {
  method: string;
  path: string;
  requests: (known: KnownValues) => Arbitrary<Omit<Sent, "caller">>;
};

const odd = fc.constantFrom(...oddInAddress, encodeURIComponent(markup));

/** What is no scalar, and what no address can hold, is sent as it prints. */
function encoded(value: unknown): string {
  return encodeURIComponent(
    (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed(),
  );
}

const inAddress = (schema: Schema, known: unknown[], values: KnownValues) =>
  fc.oneof(
    { weight: known.length > 0 ? 8 : 0, arbitrary: fc.constantFrom("", ...known).map(encoded) },
    { weight: 3, arbitrary: arbitraryOf(schema, values, false).map(encoded) },
    { weight: 1, arbitrary: odd },
  );

const joined = (path: string, values: Record<string, string>, query: Record<string, string>) => {
  const named = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] || "x");
  return named.length > 0 ? `${at}?${named.join("&")}` : at;
};

export function addresses(
  path: string,
  parameters: Parameter[],
  known: KnownValues,
): Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === "path");
  const inQuery = parameters.filter((one) => one.in === "query");
  const values = Object.fromEntries(
    inPath.map(({ name, schema }) => [name, inAddress(schema, known.inPath(path, name), known)]),
  );
  const query = Object.fromEntries(
    [...inQuery, { name: "other", schema: {} }].map(({ name, schema }) => [
      name,
      inAddress(schema, known.named(name), known),
    ]),
  );
  return fc
    .tuple(
      fc.record(values),
      fc.record(query, {
        requiredKeys: inQuery.filter((one) => one.required).map(({ name }) => name),
      }),
    )
    .map(([at, asked]) => joined(path, at, asked));
}

function bodies(
  type: string,
  schema: Schema,
  known: KnownValues,
): Arbitrary<{ type: string; body: string }> {
  const raw = fc.constantFrom(
    "",
    "{",
    "[]",
    "null",
    '"a"',
    '{"__proto__":{"isAdmin":true}}',
    "\u0000",
  );
  const value = (strange: boolean) => arbitraryOf(schema, known, strange);
  const text = (one: unknown) => {
    if (type === "application/x-www-form-urlencoded")
      return new URLSearchParams(
        Object.entries(Object(one)).map(([name, value]) => [name, JSON.stringify(value) ?? ""]),
      ).toString();
    return typeof one === "string" && type !== "application/json"
      ? one
      : (JSON.stringify(one) ?? "");
  };
  return fc.record({
    type: fc.oneof(
      { weight: 12, arbitrary: fc.constant(type.replace("image/*", "image/png")) },
      fc.constantFrom("text/plain", "multipart/form-data; boundary=x"),
    ),
    body: fc.oneof(
      { weight: 6, arbitrary: value(false).map(text) },
      { weight: 3, arbitrary: value(true).map(text) },
      { weight: 1, arbitrary: raw },
    ),
  });
}

export function endpointTargets(api: OpenApi): Target[] {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      requests(known: KnownValues) {
        const address = addresses(path, parameters, known);
        const content = Object.entries(requestBody?.content ?? {});
        if (content.length === 0) return fc.record({ address });
        const sent = fc.oneof(...content.map(([type, { schema }]) => bodies(type, schema, known)));
        return fc.tuple(address, sent).map(([at, body]) => ({ address: at, ...body }));
      },
    })),
  );
}
