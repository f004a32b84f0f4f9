import { createHash } from "node:crypto";
import { once } from "node:events";
import fs from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { CodedError } from "../platform/errors.ts";
import { causesOf } from "../platform/http/causes-of.ts";
import { linesOf } from "../platform/lines-of.ts";
import { reasonOf } from "../platform/reason-of.ts";
import type { Operator, Outcome, Progress, Verb } from "./operator.ts";

/** Systems cut the path of a socket at about a hundred bytes. */
const longestPath = 100;

/** Only the account that runs the program reaches it: the folder is its own, and so is the socket. */
function addressOf(dataDir: string): string {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  if (process.platform === "win32") return `\\\\.\\pipe\\fontana-${name}`;
  const inside = join(dataDir, "operator.sock");
  return inside.length <= longestPath ? inside : join(tmpdir(), `fontana-${name}.sock`);
}

const asked = z.object({ verb: z.string(), input: z.unknown() });
type Asked = z.output<typeof asked>;

type Line = { progress: string } | { outcome: Outcome } | { error: string };

/** The embedded database belongs to one process; while that one serves, it also answers the command line. */
export async function answerOperators(
  operator: Operator,
  loadVerbs: () => Promise<Record<string, Verb>>,
): Promise<Server | null> {
  if (operator.database.kind !== "embedded") return null;
  const address = addressOf(operator.settings.dataDir);
  // Whoever left it is gone: the folder's lock is ours.
  if (process.platform !== "win32") fs.rmSync(address, { force: true });
  const server = createServer((incoming, response) => {
    const say = (line: Line) => response.write(`${JSON.stringify(line)}\n`);
    void text(incoming)
      .then(async (body) => {
        const { verb: name, input } = asked.parse(JSON.parse(body));
        const verbs = await loadVerbs();
        const known = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
        if (!known) throw new Error(`This program knows no ${name}: is it an older version?`);
        say({ outcome: await known.run(operator, input, (progress) => say({ progress })) });
      })
      .catch((error: unknown) => say({ error: messageOf(error) }))
      .finally(() => response.end());
  });
  server.listen(address);
  await once(server, "listening");
  server.unref();
  return server;
}

/** Null if no program listens there. */
export async function askProgram(
  dataDir: string,
  question: Asked,
  progress: Progress,
): Promise<Outcome | null> {
  const address = addressOf(dataDir);
  // The program closes idle connections, also one kept from an earlier question while a backup is read back.
  const sent = request({ socketPath: address, method: "POST", path: "/", agent: false });
  sent.end(JSON.stringify(question));
  let answer: IncomingMessage;
  try {
    [answer] = (await once(sent, "response")) as [IncomingMessage];
  } catch (error) {
    if (["ENOENT", "ECONNREFUSED"].includes((error as NodeJS.ErrnoException).code ?? ""))
      return null;
    throw error;
  }
  let last: Line | undefined;
  for await (const line of linesOf(answer)) {
    last = JSON.parse(line) as Line;
    if ("progress" in last) progress(last.progress);
  }
  if (last && "outcome" in last) return last.outcome;
  throw new Error(last && "error" in last ? last.error : "The program ended before it answered.");
}

/** What a visitor is not told: also the words of whoever made ours fail. */
export function messageOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  const causes = error instanceof CodedError ? causesOf(error.cause).map(reasonOf) : [];
  return causes.length > 0
    ? `${reasonOf(error)} (${[...new Set(causes)].join(": ")})`
    : reasonOf(error);
}
