import type { Encoding } from "./static-file.ts";

const preferred: Encoding[] = ["br", "gzip", "identity"];

/** Of the forms a browser takes, the one it likes best, and the smallest where it likes several (RFC 9110, 12.5.3). */
export function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  const weights = new Map<string, number>();
  for (const choice of accept.toLowerCase().split(",")) {
    const [name = "", ...parameters] = choice.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  // What is not named is not wanted, but for the plain form: that one is only the last resort.
  const likes = (form: Encoding) =>
    weights.get(form) ?? weights.get("*") ?? (form === "identity" ? Number.MIN_VALUE : 0);
  const best = preferred.toSorted((a, b) => likes(b) - likes(a))[0];
  return best && likes(best) > 0 ? best : "identity";
}
