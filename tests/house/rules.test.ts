import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import config, { floors, rooms } from "../../oxlint.config.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "../..");
const probe = "lint-probe";
const placedAt = (file: string, index: number) => file.replace("P.", `${probe}-${index}.`);

const cases: [file: string, line: string, allowed: boolean][] = [
  ["platform/P.ts", `import "../domain/enquiries/schema.ts";`, false],
  ["platform/P.ts", `import "../content/firm.ts";`, false],
  ["platform/db/P.ts", `import "../../api/app.ts";`, false],
  ["platform/db/P.ts", `import "../log.ts";`, true],
  ["content/P.ts", `import "../platform/env.ts";`, false],
  ["content/P.ts", `import "zod";`, false],
  ["domain/accounts/P.ts", `import "../applications/schema.ts";`, false],
  ["domain/accounts/P.ts", `import "../../platform/errors.ts";`, true],
  ["domain/membership/P.ts", `import "../billing/schema.ts";`, false],
  ["domain/membership/P.ts", `import "../accounts/schema.ts";`, true],
  ["domain/billing/P.ts", `import "../applications/schema.ts";`, true],
  ["domain/billing/P.ts", `import "../blog/schema.ts";`, false],
  ["domain/enquiries/P.ts", `import "../applications/schema.ts";`, false],
  ["domain/enquiries/P.ts", `import "../blog/schema.ts";`, false],
  ["domain/blog/P.ts", `import "../accounts/schema.ts";`, false],
  ["domain/plans/P.ts", `import "../accounts/schema.ts";`, false],
  ["domain/enquiries/P.ts", `import "../../app/root.tsx";`, false],
  ["domain/fields/P.ts", `import "../accounts/schema.ts";`, false],
  ["domain/enquiries/P.ts", `import "../fields/schema.ts";`, true],
  ["domain/P.ts", `import "../api/app.ts";`, false],
  ["api/P.ts", `import "../platform/db/database.ts";`, false],
  ["api/P.ts", `import "../app/root.tsx";`, false],
  ["cli/P.ts", `import "../api/app.ts";`, false],
  ["cli/P.ts", `import "../platform/db/tables.ts";`, false],
  ["cli/P.ts", `import "../domain/finish-deletions.ts";`, true],
  ["api/P.ts", `import "../domain/desk/submit-enquiry.ts";`, true],
  ["app/site/P.tsx", `import "../../api/app.ts";`, false],
  ["app/site/P.tsx", `import "../../platform/env.ts";`, false],
  ["app/site/P.tsx", `import "../../domain/desk/submit-enquiry.ts";`, false],
  ["app/site/P.tsx", `import "../../domain/enquiries/schema.ts";`, true],
  ["app/site/P.tsx", `import "../../content/dollars.ts";`, true],
  ["app/site/P.tsx", `import "../../domain/fields/submitted-form.ts";`, false],
  ["app/site/P.tsx", `import "node:fs";`, false],
  ["app/site/P.server.ts", `import "../../domain/desk/submit-enquiry.ts";`, true],
  ["app/site/P.server.ts", `import "../../platform/db/database.ts";`, false],
  ["app/P.tsx", `import "./ui/index.ts";`, false],
  ["api/P.ts", `import "../server.ts";`, false],
  ["program.ts", `import "./domain/billing/tables.ts";`, false],
  ["scripts/P.ts", `import "../domain/billing/tables.ts";`, false],
  ["api/P.ts", `import "../domain/billing/tables.ts";`, false],
  ["app/site/P.tsx", `import "../../domain/blog/tables.ts";`, false],
  ["app/site/P.server.ts", `import "../../domain/blog/tables.ts";`, false],
  ["domain/P.ts", `import "./accounts/tables.ts";`, false],
  ["domain/billing/P.ts", `import "../accounts/tables.ts";`, false],
  ["domain/billing/P.ts", `import type { UserRow } from "../accounts/tables.ts";`, false],
  ["domain/accounts/passkeys/P.ts", `import "../../applications/tables.ts";`, false],
  ["domain/blog/P.ts", `import "../../platform/db/tables.ts";`, false],
  ["domain/quotes/P.ts", `import "../billing/charging/tables.ts";`, false],
  ["domain/quotes/orders/P.ts", `import "../../billing/charging/tables.ts";`, false],
  ["api/P.ts", `import "../domain/billing/charging/tables.ts";`, false],
  ["domain/billing/P.ts", `import "./charging/tables.ts";`, true],
  ["domain/billing/overage/P.ts", `import "../charging/tables.ts";`, true],
  ["domain/billing/overage/tables.ts", `import "../../hours/tables.ts";`, true],
  ["domain/accounts/P.ts", `import "./tables.ts";`, true],
  ["domain/accounts/passkeys/P.ts", `import "../tables.ts";`, true],
  ["domain/billing/tables.ts", `import "../accounts/tables.ts";`, true],
  ["domain/accounts/tables.ts", `import "../billing/tables.ts";`, false],
  ["domain/accounts/P.test.ts", `import "../billing/tables.ts";`, true],
  ["tests/e2e/P.ts", `import "../../domain/billing/tables.ts";`, true],
];

// The probes lie in a tree of their own, so a crash leaves nothing among the sources.
const tree = await mkdtemp(path.join(tmpdir(), `${probe}-`));
afterAll(() => rm(tree, { recursive: true, force: true }));

describe("the import rules", () => {
  it("refuse what is forbidden and allow the rest", async () => {
    const files = cases.map(async ([file, line], index) => {
      const placed = placedAt(file, index);
      await mkdir(path.dirname(path.join(tree, placed)), { recursive: true });
      await writeFile(path.join(tree, placed), `${line}\n`);
    });
    await Promise.all(files);
    await writeFile(path.join(tree, ".oxlintrc.json"), rulesForProbes());
    const report = await run(path.join(root, "node_modules/.bin/oxlint"), ["-f", "json"], {
      cwd: tree,
    }).catch((error: { stdout: string }) => error);
    const { diagnostics } = JSON.parse(report.stdout) as { diagnostics: { filename: string }[] };
    const refused = new Set(diagnostics.map((found) => path.normalize(found.filename)));
    const wrong = cases.filter(
      ([file, , allowed], index) => refused.has(placedAt(file, index)) === allowed,
    );
    expect(wrong).toEqual([]);
  });
});

describe("the map of the house", () => {
  it("has no vague room or file names", async () => {
    const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root });
    const vague = /(^|\/)(utils?|misc|helpers?|common|manager)(\.|\/)/;
    expect(stdout.split("\n").filter((file) => vague.test(file))).toEqual([]);
  });

  it("has no top-level folder without import rules", async () => {
    const { stdout } = await run("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root });
    const folders = stdout.split("\n").filter((file) => file.includes("/"));
    const known = new Set([...Object.keys(floors), "docs", "ops", "public", ".ci"]);
    const unknown = folders.map((file) => file.split("/")[0]!).filter((name) => !known.has(name));
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("has no room in domain without import rules", async () => {
    const entries = await readdir(path.join(root, "domain"), { withFileTypes: true });
    const found = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(found.toSorted()).toEqual(Object.keys(rooms).toSorted());
  });
});

/** The project's own import rules alone: a probe imports files that need not exist. */
function rulesForProbes(): string {
  const name = "no-restricted-imports";
  return JSON.stringify({
    plugins: ["import"],
    categories: { correctness: "off" },
    rules: { [name]: config.rules[name] },
    overrides: config.overrides.filter(({ rules = {} }) => name in rules),
  });
}
