import fc from "fast-check";
import { createKnownValues } from "./known-values.ts";
import { markup } from "./odd-values.ts";
import { pageTargets } from "./pages.ts";
import { endpointTargets, type OpenApi, type Sent, type Target } from "./targets.ts";
import { openWorld, type World } from "./world.ts";

type Figures = {
  requests: number;
  byStatus: Record<string, number>;
  slowest: { milliseconds: number; what: string };
  misses: string[];
};

/** Few at a time, so that even a short run asks of everything. */
const perTarget = 12;

/** Sends at least so many requests, each made from a schema, and keeps the smallest of those that were answered badly. */
export async function fuzz(wanted: number, seed: number): Promise<Figures> {
  const world = await openWorld();
  const { home } = world;
  const known = createKnownValues();
  const figures: Figures = {
    requests: 0,
    byStatus: {},
    slowest: { milliseconds: 0, what: "" },
    misses: [],
  };
  const api = (await (await home.request("GET", "/api/openapi.json")).json()) as OpenApi;
  const targets = [...endpointTargets(api), ...pageTargets()];

  async function send({ method, path }: Target, sent: Sent): Promise<void> {
    const started = performance.now();
    const answer = await answerOf(world, method, sent);
    const text = await answer.text();
    const milliseconds = Math.round(performance.now() - started);
    figures.requests += 1;
    figures.byStatus[answer.status] = (figures.byStatus[answer.status] ?? 0) + 1;
    if (milliseconds > figures.slowest.milliseconds)
      figures.slowest = { milliseconds, what: `${method} ${path}` };
    const parsed = requireGood(sent.address, answer, text);
    if (answer.ok)
      known.note(
        parsed,
        path
          .replace(/\/\{\w+\}$/, "")
          .split("/")
          .at(-1) ?? "",
      );
  }

  const found = new Set<string>();
  for (let round = 0; figures.requests < wanted; round += 1) {
    if (round > 0) await world.settle();
    for (const target of targets) {
      if (figures.requests >= wanted) break;
      await world.revive();
      const name = `${target.method} ${target.path}`;
      if (found.has(name)) continue;
      const property = fc.asyncProperty(
        callersOf(world, target),
        target.requests(known),
        (caller, request) => send(target, { caller, ...request }),
      );
      const numRuns = Math.min(perTarget, Math.ceil(wanted / targets.length));
      const { failed, counterexample, errorInstance } = await fc.check(property, {
        seed: seed + round,
        numRuns,
      });
      if (!failed) continue;
      found.add(name);
      const small = JSON.stringify(counterexample).slice(0, 600);
      figures.misses.push(`${name}: ${String(errorInstance).slice(0, 900)}\n  ${small}`);
    }
  }
  await home.close();
  return figures;
}

/** Half of what is for staff comes from staff: the rest is refused at the door. */
const callersOf = ({ callers }: World, { path }: Target) =>
  fc.oneof(
    { weight: /admin|blog-/.test(path) ? 1 : 0, arbitrary: fc.constant("staff") },
    { weight: 1, arbitrary: fc.constantFrom(...callers) },
  );

function answerOf(
  { home, cookieOf }: World,
  method: string,
  { caller, address, type, body }: Sent,
) {
  const headers = { Cookie: cookieOf(caller), ...(type && { "Content-Type": type }) };
  return home.request(method, address, { headers, ...(body !== undefined && { body }) });
}

/** Throws for a failure of the program, an error in another shape, and markup that came back as it was sent. */
function requireGood(address: string, answer: Response, text: string): unknown {
  const { status, headers } = answer;
  const honest = status === 503 && headers.has("retry-after");
  if (status >= 500 && !honest) throw new Error(`${status}: ${text.slice(0, 300)}`);
  const type = headers.get("content-type") ?? "";
  if (type.startsWith("text/html") && text.includes(markup)) throw new Error("markup came back");
  const target = headers.get("location") ?? "/";
  if (/^([/\\]{2}|javascript:)/i.test(target)) throw new Error(`leads away: ${target}`);
  const isJson = type.startsWith("application/json");
  if (status >= 400 && /^\/(api|dev)\//.test(address) && !isJson && !type.startsWith("text/html"))
    throw new Error(`${status} as ${type}`);
  return isJson ? JSON.parse(text) : undefined;
}
