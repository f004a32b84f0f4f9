const perName = 40;
const longestText = 200;

const singular = (name: string) => name.replace(/ies$/, "y").replace(/s$/, "");

export type KnownValues = ReturnType<typeof createKnownValues>;

/** What answers have shown, by name, so that later requests reach things that exist. */
export function createKnownValues() {
  const values = new Map<string, unknown[]>();

  function keep(name: string, value: unknown): void {
    if (typeof value === "string" && value.length > longestText) return;
    const kept = values.get(name) ?? [];
    values.set(name, kept);
    if (kept.includes(value)) return;
    kept.push(value);
    if (kept.length > perName) kept.shift();
  }

  function note(value: unknown, name: string): void {
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) note(one, name);
    else if (typeof value === "object" && value !== null) {
      for (const [key, part] of Object.entries(value))
        note(part, key === "id" ? `${singular(name)}Id` : key);
    } else if (value !== undefined && name) keep(name, value);
  }

  return {
    note,
    named: (name: string): unknown[] => values.get(name) ?? [],
    /** `/companies/{id}` takes what was seen as a company's id. */
    inPath(path: string, name: string): unknown[] {
      const before = new RegExp(`([\\w-]+)/\\{${name}\\}`).exec(path)?.[1] ?? "";
      return values.get(name === "id" ? `${singular(before)}Id` : name) ?? [];
    },
  };
}
