export type Facts = Record<string, unknown>;

export const factsOf = (value: unknown): Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Facts) : {};

export const textOf = (value: unknown): string | null =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;
