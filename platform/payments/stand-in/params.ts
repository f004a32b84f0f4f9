import { invalid } from "./refusal.ts";

export type Params = { [name: string]: Param };
type Param = string | Params;

/** `created[gt]=1` as `{ created: { gt: "1" } }`. */
export function nest(body: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part);
    const last = path.pop() ?? name;
    let at = root;
    for (const part of path) {
      const inner = at[part];
      at = typeof inner === "object" ? inner : (at[part] = {});
    }
    at[last] = value;
  }
  return root;
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === "string" ? value : undefined;
}

/** Empties a value where the text is empty, as the provider has it. */
export function textOrNull(params: Params, name: string): string | null {
  return text(params, name) || null;
}

export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (value) return value;
  throw invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
}

export function whole(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === "") return undefined;
  if (/^-?\d+$/.test(value)) return Number(value);
  throw invalid(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param: name });
}

export const truth = (params: Params, name: string) => text(params, name) === "true";

export function inner(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === "object" ? value : {};
}

const each = (params: Params, name: string): Param[] => Object.values(inner(params, name));

export function texts(params: Params, name: string): string[] {
  return each(params, name).filter((value) => typeof value === "string");
}

export function objects(params: Params, name: string): Params[] {
  return each(params, name).filter((value) => typeof value === "object");
}

/** An empty value takes its name away; an empty whole takes all. */
export function metadata(params: Params, known: Record<string, string> = {}) {
  if (params["metadata"] === "") return {};
  const given = Object.entries(inner(params, "metadata")).map(([name, value]) => [
    name,
    typeof value === "string" ? value : "",
  ]);
  const merged: Record<string, string> = { ...known, ...Object.fromEntries(given) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ""));
}
