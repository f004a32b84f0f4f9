import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import path from "node:path";
import autocannon from "autocannon";
import { atLeast, median, type Row } from "./row.ts";

/** A page may cost at most a tenth of the requests a second of bare node:http. */
const leastRatio = 0.9;

type Throughput = { ours: number; bare: number; ratio: number };

type Answer = { headers: [name: string, value: string][]; body: string };

const rounds = 5;
const acceptEncoding = "br";

export async function comparePages(origin: string, addresses: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const address of addresses) {
    const { ours, bare, ratio } = await compareWithBare(new URL(address, origin).href);
    const what = `${address}: requests a second, of bare node:http in the same run`;
    rows.push(atLeast(what, Number(ratio.toFixed(3)), leastRatio, ` (${ours} of ${bare})`));
  }
  return rows;
}

async function compareWithBare(url: string): Promise<Throughput> {
  const answer = await fetchRaw(url);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "bare-server.ts")], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  try {
    child.send(answer);
    const [port] = (await once(child, "message")) as [number];
    return await alternate(url, `http://127.0.0.1:${port}/`);
  } finally {
    await end(child);
  }
}

async function alternate(ours: string, bare: string): Promise<Throughput> {
  const results = { ours: [] as number[], bare: [] as number[] };
  await load(ours, 2);
  await load(bare, 2);
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates, so that a machine growing warm or busy favors neither.
    const order = round % 2 === 0 ? (["ours", "bare"] as const) : (["bare", "ours"] as const);
    for (const who of order) results[who].push(await load(who === "ours" ? ours : bare, 4));
  }
  const pairs = results.ours.map((value, round) => value / results.bare[round]!);
  return {
    ours: Math.round(median(results.ours)),
    bare: Math.round(median(results.bare)),
    ratio: median(pairs),
  };
}

async function load(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url: url.replace("localhost", "127.0.0.1"),
    connections: 32,
    duration: seconds,
    headers: { "accept-encoding": acceptEncoding },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}

function fetchRaw(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": acceptEncoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const own = new Set(["date", "connection", "keep-alive"]);
        const headers = Object.entries(response.headers).filter(([name]) => !own.has(name));
        resolve({
          headers: headers.map(([name, value]) => [name, String(value)]),
          body: Buffer.concat(chunks).toString("base64"),
        });
      });
    })
      .on("error", reject)
      .end();
  });
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
