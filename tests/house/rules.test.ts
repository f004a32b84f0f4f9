import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const rooms = ["content", "app", "api", "domain", "platform", "scripts", "tests", "docs"];
const probe = "lint-probe";

/** One line of code per file, and whether the house lets it stand there. */
const cases: [file: string, line: string, allowed: boolean][] = [
  ["platform/P.ts", `import "../domain/enquiries/schema.ts";`, false],
  ["platform/P.ts", `import "../content/firm.ts";`, false],
  ["platform/db/P.ts", `import "../../api/app.ts";`, false],
  ["platform/db/P.ts", `import "../log.ts";`, true],
  ["content/P.ts", `import "../platform/env.ts";`, false],
  ["content/P.ts", `import "zod";`, false],
  ["domain/accounts/P.ts", `import "../membership/schema.ts";`, false],
  ["domain/accounts/P.ts", `import "../../platform/errors.ts";`, true],
  ["domain/membership/P.ts", `import "../billing/schema.ts";`, false],
  ["domain/membership/P.ts", `import "../accounts/schema.ts";`, true],
  ["domain/billing/P.ts", `import "../membership/schema.ts";`, true],
  ["domain/billing/P.ts", `import "../blog/schema.ts";`, false],
  ["domain/enquiries/P.ts", `import "../accounts/schema.ts";`, false],
  ["domain/enquiries/P.ts", `import "../../app/root.tsx";`, false],
  ["domain/fields/P.ts", `import "../accounts/schema.ts";`, false],
  ["domain/enquiries/P.ts", `import "../fields/schema.ts";`, true],
  ["domain/P.ts", `import "../api/app.ts";`, false],
  ["api/P.ts", `import "../platform/db/database.ts";`, false],
  ["api/P.ts", `import "../app/root.tsx";`, false],
  ["api/P.ts", `import "../domain/enquiries/submit-enquiry.ts";`, true],
  ["app/site/P.tsx", `import "../../api/app.ts";`, false],
  ["app/site/P.tsx", `import "../../platform/env.ts";`, false],
  ["app/site/P.tsx", `import "../../domain/enquiries/submit-enquiry.ts";`, false],
  ["app/site/P.tsx", `import "../../domain/enquiries/schema.ts";`, true],
  ["app/site/P.tsx", `import "node:fs";`, false],
  ["app/site/P.server.ts", `import "../../domain/enquiries/submit-enquiry.ts";`, true],
  ["app/site/P.server.ts", `import "../../platform/db/database.ts";`, false],
  ["app/P.tsx", `import "./ui/index.ts";`, false],
  ["api/P.ts", `import "../server.ts";`, false],
];

// The probes lie in a tree of their own, so a crash leaves nothing among the sources.
const tree = await mkdtemp(path.join(tmpdir(), `${probe}-`));
afterAll(() => rm(tree, { recursive: true, force: true }));

describe("the import rules", () => {
  it("refuse what the house forbids and let the rest stand", async () => {
    const expected = new Map<string, boolean>();
    const files = cases.map(async ([file, line, allowed], index) => {
      const placed = file.replace("P.", `${probe}-${index}.`);
      expected.set(placed, allowed);
      await mkdir(path.dirname(path.join(tree, placed)), { recursive: true });
      await writeFile(path.join(tree, placed), `${line}\n`);
    });
    await Promise.all(files);
    await writeFile(path.join(tree, ".oxlintrc.json"), await rulesForProbes());
    const report = await run(path.join(root, "node_modules/.bin/oxlint"), ["-f", "json"], {
      cwd: tree,
    }).catch((error: { stdout: string }) => error);
    const { diagnostics } = JSON.parse(report.stdout) as { diagnostics: { filename: string }[] };
    const refused = new Set(diagnostics.map((found) => path.normalize(found.filename)));
    const wrong = [...expected].filter(([file, allowed]) => refused.has(file) === allowed);
    expect(wrong.map(([file]) => cases[Number(/-(\d+)\./.exec(file)?.[1])])).toEqual([]);
  });
});

describe("the map of the house", () => {
  it("has no room or file name that hides what is inside", async () => {
    const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root });
    const vague = /(^|\/)(utils?|misc|helpers?|common|manager)(\.|\/)/;
    expect(stdout.split("\n").filter((file) => vague.test(file))).toEqual([]);
  });

  it("has no top-level folder that the import rules do not know", async () => {
    const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root });
    const folders = stdout.split("\n").filter((file) => file.includes("/"));
    const known = new Set([...rooms, "public", ".ci"]);
    const unknown = folders.map((file) => file.split("/")[0]!).filter((name) => !known.has(name));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("has only the rooms of the firm in domain", async () => {
    const entries = await readdir(path.join(root, "domain"), { withFileTypes: true });
    const found = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    // A room nobody has built in yet is not there on a fresh clone.
    const rooms = ["accounts", "billing", "blog", "enquiries", "fields", "membership"];
    expect(found.filter((name) => !rooms.includes(name))).toEqual([]);
    expect(found).toContain("enquiries");
  });
});

/** The project's own import rules alone: a probe imports files that need not exist. */
async function rulesForProbes(): Promise<string> {
  const config = JSON.parse(await readFile(path.join(root, ".oxlintrc.json"), "utf8"));
  return JSON.stringify({
    plugins: ["import"],
    categories: { correctness: "off" },
    overrides: config.overrides.filter(
      (entry: { rules: Record<string, unknown> }) => "no-restricted-imports" in entry.rules,
    ),
  });
}
