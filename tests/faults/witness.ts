import { subscribe, unsubscribe } from "node:diagnostics_channel";

type Seen = {
  request: { origin: string; method: string; path: string };
  response: { statusCode: number; headers: Buffer[] };
};

const channel = "undici:request:headers";

/** Sees every answer to what this process asks there: an error must be a 503 that says when to come back. */
export function openWitness(isOurs: (origin: string) => boolean) {
  const seen = { requests: 0, refusals: 0, dishonest: [] as string[] };
  const look = (message: unknown) => {
    const { request, response } = message as Seen;
    if (!isOurs(request.origin)) return;
    // A probe's 503 is for the proxy in front.
    if (request.path === "/readyz") return;
    seen.requests += 1;
    if (response.statusCode < 500) return;
    const headers = response.headers.map(String);
    const at = headers.findIndex((name) => name.toLowerCase() === "retry-after");
    seen.refusals += 1;
    if (response.statusCode !== 503 || !(at !== -1 && Number(headers[at + 1]) > 0))
      seen.dishonest.push(`${request.method} ${request.path}: ${response.statusCode}`);
  };
  subscribe(channel, look);
  return { seen, close: () => void unsubscribe(channel, look) };
}
