import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseShape, parseType, tokensOf, type Tokens, type Type } from "./parse-type.ts";

/** The pinned SDK's types, which are generated from the provider's API description of that version. */
const sdk = dirname(fileURLToPath(import.meta.resolve("stripe")));

type Declared = { type: Type; bases: string[] };

type File = {
  declared: Map<string, Declared>;
  imported: Map<string, string>;
  /** Its class, with the methods' signatures. */
  text: string;
};

const files = new Map<string, File>();

export const sourceOf = (path: string) => readFileSync(join(sdk, path), "utf8");

export function fileOf(path: string): File {
  const known = files.get(path);
  if (known) return known;
  const text = sourceOf(path).replaceAll(/\/\*[\s\S]*?\*\/|^\/\/.*$/gm, "");
  const file: File = { declared: new Map(), imported: new Map(), text };
  files.set(path, file);
  for (const [, names = "", from = ""] of text.matchAll(/^import \{([^}]*)\} from '([^']*)';/gm))
    for (const name of names.split(","))
      file.imported.set(name.trim(), join(dirname(path), from.replace(/\.js$/, ".d.ts")));
  const body = text
    .replaceAll(/^(import|export) [^;{]*(\{[^}]*\})?[^;{]* from '[^']*';$/gm, "")
    .replaceAll(/^export declare class [\s\S]*?^\}$/gm, "")
    .replaceAll(/^export (type|interface) \w+<[\s\S]*?(;|^\})$/gm, "");
  read(tokensOf(body), file, "");
  return file;
}

function read(tokens: Tokens, file: File, scope: string): void {
  for (let token = tokens.next(); token && token !== "}"; token = tokens.next()) {
    if (token === "namespace") {
      const name = `${scope}${tokens.next()}.`;
      tokens.take("{");
      read(tokens, file, name);
    } else if (token === "interface") {
      const name = scope + tokens.next();
      const bases: string[] = [];
      while (tokens.peek() !== "{") {
        const base = tokens.next();
        if (base !== "extends" && base !== ",") bases.push(base);
      }
      file.declared.set(name, { type: { kind: "object", shape: parseShape(tokens) }, bases });
    } else if (token === "type") {
      const name = scope + tokens.next();
      tokens.take("=");
      file.declared.set(name, { type: parseType(tokens), bases: [] });
    }
  }
}

type Found = { type: Type; path: string; scope: string };

/** As the compiler looks a name up: from the innermost namespace outwards, then in what is imported. */
export function find(path: string, scope: string, name: string): Found | undefined {
  const file = fileOf(path);
  const outer = scope.split(".");
  for (let depth = outer.length; depth >= 0; depth -= 1) {
    const full = [...outer.slice(0, depth), name].filter((part) => part).join(".");
    const known = file.declared.get(full);
    if (known) return { type: withBases(path, full, known), path, scope: full };
  }
  const from = file.imported.get(name);
  return from ? find(from, "", name) : undefined;
}

function withBases(path: string, scope: string, { type, bases }: Declared): Type {
  if (type.kind !== "object" || bases.length === 0) return type;
  const inherited = bases.flatMap((base) => {
    const found = find(path, scope.split(".").slice(0, -1).join("."), base);
    return found?.type.kind === "object" ? [found.type.shape.fields] : [];
  });
  const fields = Object.assign({}, ...inherited, type.shape.fields) as typeof type.shape.fields;
  return { kind: "object", shape: { ...type.shape, fields } };
}
