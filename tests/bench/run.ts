/** Measures Home against its limits, prints one table, and ends: non-zero when a limit is broken. */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { budget, weigh, type PageWeight } from "../fixtures/page-weight.ts";
import { root, startProgram } from "../fixtures/program.ts";
import { chromePath, lighthouseScores } from "./lighthouse.ts";
import { compareWithBare } from "./throughput.ts";

type Row = { what: string; measured: string; limit: string; kept: boolean };

/** Home may cost at most a tenth of the requests a second of bare node:http. */
const leastRatio = 0.9;

execFileSync(process.execPath, ["scripts/build.ts", "--if-stale"], { cwd: root, stdio: "inherit" });

const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-bench-"));
const program = await startProgram({ dataDir, env: { LOG_LEVEL: "warn" } });
const rows: Row[] = [];
try {
  const weight = await weighHome(program.url);
  rows.push(
    atMost("JavaScript before interaction, brotli bytes", weight.scriptBytes, budget.scriptBytes),
  );
  rows.push(atMost("Requests", weight.requests, budget.requests));

  const speed = await compareWithBare(program.url);
  rows.push({
    what: "Requests a second, of bare node:http in the same run",
    measured: `${speed.ratio.toFixed(3)} (${speed.ours} of ${speed.bare})`,
    limit: `at least ${leastRatio}`,
    kept: speed.ratio >= leastRatio,
  });

  for (const [category, score] of Object.entries(await lighthouseScores(program.url))) {
    rows.push({
      what: `Lighthouse mobile, ${category}, median of 3`,
      measured: String(score),
      limit: "100",
      kept: score === 100,
    });
  }
} finally {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}

print(rows);
process.exit(rows.every((row) => row.kept) ? 0 : 1);

async function weighHome(url: string): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath: chromePath, args: ["--no-sandbox"] });
  try {
    return await weigh(await browser.newPage(), url);
  } finally {
    await browser.close();
  }
}

function atMost(what: string, measured: number, limit: number): Row {
  return { what, measured: String(measured), limit: `at most ${limit}`, kept: measured <= limit };
}

function print(table: Row[]): void {
  const lines = table.map((row) => [
    row.what,
    row.measured,
    row.limit,
    row.kept ? "kept" : "BROKEN",
  ]);
  const widths = [0, 1, 2, 3].map((at) => Math.max(...lines.map((line) => line[at]!.length)));
  for (const line of lines) {
    console.log(line.map((cell, at) => cell.padEnd(widths[at]!)).join("  "));
  }
}
