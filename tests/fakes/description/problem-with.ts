import { find } from "./declarations.ts";
import type { Shape, Type } from "./parse-type.ts";

type Place = { path: string; scope: string; at: string };

/** `form` for what was sent as text, `wire` for JSON. */
type Mode = "form" | "wire";

export type Problem = { at: string; says: string; unknown?: string; missing?: string };

type Check = (value: unknown, mode: Mode) => boolean;

const isForm = (value: unknown, mode: Mode, pattern: RegExp) =>
  mode === "form" && typeof value === "string" && pattern.test(value);

const plain: Record<string, Check> = {
  string: (value) => typeof value === "string",
  number: (value, mode) => typeof value === "number" || isForm(value, mode, /^-?\d+(\.\d+)?$/),
  boolean: (value, mode) => typeof value === "boolean" || isForm(value, mode, /^(true|false)$/),
  null: (value, mode) => value === null || isForm(value, mode, /^$/),
  Decimal: (value) => typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value),
  void: () => false,
  // Only what is named counts.
  OtherString: () => false,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function problemWith(
  type: Type,
  value: unknown,
  place: Place,
  mode: Mode,
): Problem | undefined {
  const no = (says: string): Problem => ({ at: place.at, says });
  if (type.kind === "literal")
    return value === type.value || (mode === "form" && value === String(type.value))
      ? undefined
      : no(`is not ${type.value}`);
  if (type.kind === "union") return problemWithUnion(type.of, value, place, mode);
  if (type.kind === "object") return problemWithShape(type.shape, value, place, mode);
  const { name, of } = type;
  const [inner] = of;
  if (Object.hasOwn(plain, name))
    return plain[name]?.(value, mode) ? undefined : no(`is no ${name}`);
  if (name === "Emptyable" && inner)
    return value === "" ? undefined : problemWith(inner, value, place, mode);
  if (name === "Array" && inner) return problemWithList(inner, value, place, mode);
  if (name === "ApiList" && inner) return problemWithShape(listOf(inner), value, place, mode);
  const found = find(place.path, place.scope, name);
  if (!found) return no(`is described by ${name}, which is not known here`);
  return problemWith(found.type, value, { ...found, at: place.at }, mode);
}

const named = (name: string, of: Type[] = []): Type => ({ kind: "named", name, of });

const listOf = (item: Type): Shape => ({
  fields: {
    object: { optional: false, type: { kind: "literal", value: "list" } },
    data: { optional: false, type: named("Array", [item]) },
    has_more: { optional: false, type: named("boolean") },
    url: { optional: false, type: named("string") },
  },
});

function problemWithUnion(of: Type[], value: unknown, place: Place, mode: Mode) {
  let nearest: Problem | undefined;
  for (const one of of) {
    const problem = problemWith(one, value, place, mode);
    if (!problem) return undefined;
    if (!nearest || problem.at.length > nearest.at.length) nearest = problem;
  }
  return nearest;
}

function problemWithList(item: Type, value: unknown, place: Place, mode: Mode) {
  const all = mode === "form" && isRecord(value) ? Object.values(value) : value;
  if (!Array.isArray(all)) return { at: place.at, says: "is no list" };
  for (const [index, one] of all.entries()) {
    const problem = problemWith(item, one, { ...place, at: `${place.at}[${index}]` }, mode);
    if (problem) return problem;
  }
  return undefined;
}

function problemWithShape(
  { fields, index }: Shape,
  value: unknown,
  place: Place,
  mode: Mode,
): Problem | undefined {
  if (!isRecord(value)) return { at: place.at, says: "is no object" };
  const kind = fields["object"]?.type;
  if (kind?.kind === "literal" && mode === "wire" && value["object"] !== kind.value)
    return { at: place.at, says: `is no ${kind.value}` };
  for (const [name, { optional, type }] of Object.entries(fields)) {
    const at = place.at ? `${place.at}.${name}` : name;
    if (value[name] === undefined) {
      if (!optional) return { at, says: "is missing", missing: name };
      continue;
    }
    const problem = problemWith(type, value[name], { ...place, at }, mode);
    if (problem) return problem;
  }
  for (const [name, inside] of Object.entries(value)) {
    if (Object.hasOwn(fields, name)) continue;
    const at = place.at ? `${place.at}.${name}` : name;
    if (!index) return { at, says: "is not described", unknown: name };
    const problem = problemWith(index, inside, { ...place, at }, mode);
    if (problem) return problem;
  }
  return undefined;
}
