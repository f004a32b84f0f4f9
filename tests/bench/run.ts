/**
 * Measures the site against its limits, prints one table, and ends: non-zero when a limit is broken.
 *
 *     npm run bench                              everything
 *     npm run bench -- lighthouse /contact       one part, for these addresses
 *     npm run bench -- lighthouse /sitemap.xml   one part, for every public page
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIfStale } from "../../scripts/build-if-stale.ts";
import { startProgram } from "../support/program.ts";
import { benchBlog } from "./blog.ts";
import { benchDesk } from "./desk.ts";
import { auditPages } from "./lighthouse.ts";
import { printRows, type Row } from "./row.ts";
import { benchLists } from "./lists.ts";
import { timeSecondPages } from "./second-page.ts";
import { timeStarts } from "./start.ts";
import { comparePages } from "./throughput.ts";
import { weighPages } from "./weight.ts";

type Part = {
  /** Measured where none are named on the command line; none at all for what is no page. */
  addresses: string[];
  measure: (origin: string, addresses: string[]) => Promise<Row[]>;
};

const parts: Record<string, Part> = {
  weight: { addresses: ["/", "/signup"], measure: weighPages },
  throughput: { addresses: ["/"], measure: comparePages },
  lighthouse: { addresses: ["/", "/contact"], measure: auditPages },
  "second-page": { addresses: ["/sitemap.xml"], measure: timeSecondPages },
  start: { addresses: [], measure: timeStarts },
  blog: { addresses: [], measure: benchBlog },
  lists: { addresses: [], measure: benchLists },
  desk: { addresses: [], measure: benchDesk },
};

const asked = process.argv.slice(2);
const addresses = asked.filter((word) => word.startsWith("/"));
const names = asked.filter((word) => !word.startsWith("/"));
const unknown = names.find((name) => !Object.hasOwn(parts, name));
if (unknown) {
  console.error(
    `No part of the bench is called ${unknown}; there are ${Object.keys(parts).join(", ")}.`,
  );
  process.exit(2);
}

buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), "fontana-bench-"));
const program = await startProgram({ dataDir, env: { LOG_LEVEL: "warn" } });
const rows: Row[] = [];
try {
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`Measuring ${name} …`);
    rows.push(
      ...(await part.measure(program.url, addresses.length > 0 ? addresses : part.addresses)),
    );
  }
} finally {
  await program.stop();
  await rm(dataDir, { recursive: true, force: true });
}

printRows(rows);
process.exit(rows.every((row) => row.kept) ? 0 : 1);
