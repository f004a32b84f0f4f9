type Field = { optional: boolean; type: Type };

export type Shape = { fields: Record<string, Field>; index?: Type | undefined };

export type Type =
  | { kind: "named"; name: string; of: Type[] }
  | { kind: "literal"; value: string | number | boolean }
  | { kind: "object"; shape: Shape }
  | { kind: "union"; of: Type[] };

export type Tokens = { next(): string; peek(): string; take(expected: string): void };

export function tokensOf(text: string): Tokens {
  const found = text.match(/'(?:[^'\\]|\\.)*'|[\w$]+(?:\.[\w$]+)*|[^\s\w]/g) ?? [];
  let at = 0;
  const next = () => found[at++] ?? "";
  return {
    next,
    peek: () => found[at] ?? "",
    take(expected) {
      const got = next();
      if (got !== expected)
        throw new Error(
          `${expected} expected, not ${got}: ${found.slice(at - 9, at + 3).join(" ")}`,
        );
    },
  };
}

function skipped(tokens: Tokens, token: string): boolean {
  if (tokens.peek() !== token) return false;
  tokens.next();
  return true;
}

export function parseType(tokens: Tokens): Type {
  skipped(tokens, "|");
  const of = [parseOne(tokens)];
  while (skipped(tokens, "|")) of.push(parseOne(tokens));
  const [only] = of;
  return of.length === 1 && only ? only : { kind: "union", of };
}

function parseOne(tokens: Tokens): Type {
  let type = parseBare(tokens);
  while (skipped(tokens, "[")) {
    tokens.take("]");
    type = { kind: "named", name: "Array", of: [type] };
  }
  // The second half of an intersection only narrows what a text may be.
  while (skipped(tokens, "&")) parseBare(tokens);
  return type;
}

function parseBare(tokens: Tokens): Type {
  if (tokens.peek() === "{") return { kind: "object", shape: parseShape(tokens) };
  if (skipped(tokens, "(")) {
    const inside = parseType(tokens);
    tokens.take(")");
    return inside;
  }
  const token = tokens.next();
  if (token.startsWith("'")) return { kind: "literal", value: token.slice(1, -1) };
  if (token === "true" || token === "false") return { kind: "literal", value: token === "true" };
  if (/^\d+$/.test(token)) return { kind: "literal", value: Number(token) };
  const of: Type[] = [];
  if (skipped(tokens, "<")) {
    do of.push(parseType(tokens));
    while (skipped(tokens, ","));
    tokens.take(">");
  }
  return { kind: "named", name: token, of };
}

export function parseShape(tokens: Tokens): Shape {
  const shape: Shape = { fields: {} };
  tokens.take("{");
  while (!skipped(tokens, "}")) {
    if (skipped(tokens, "[")) {
      tokens.next();
      tokens.take(":");
      tokens.next();
      tokens.take("]");
      tokens.take(":");
      shape.index = parseType(tokens);
    } else {
      const name = tokens.next().replaceAll("'", "");
      const optional = skipped(tokens, "?");
      tokens.take(":");
      shape.fields[name] = { optional, type: parseType(tokens) };
    }
    tokens.take(";");
  }
  return shape;
}
