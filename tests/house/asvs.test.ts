import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/program.ts";
import { levels } from "./asvs-levels.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const table = read("docs/asvs.md");
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) *\| (\d) *\| (.+?) *\| (.+?) *\|$/gm)].map(
  ([, id = "", level = "", what = "", held = ""]) => ({ id, level, what, held }),
);
const proofsOf = (held: string) =>
  [...held.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = "", words = ""]) => ({ file, words }));

test("every requirement of levels 1 and 2 is in the table, once, with its level", () => {
  const wanted = Object.entries(levels).flatMap(([section, digits]) =>
    Array.from(digits)
      .map((level, at) => `${section}.${at + 1} ${level}`)
      .filter((one) => !one.endsWith("3")),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.map(({ id, level }) => `${id} ${level}`).toSorted()).toEqual(wanted.toSorted());
});

test("each says what it is, and is held, does not apply for a reason, or is not met", () => {
  const unsaid = rows.filter(({ what, held }) => {
    const said = /^Does not apply: .+\.$|^\*\*Not met\*\*: .+\.$/.test(held);
    return what === "" || (!said && proofsOf(held).length === 0);
  });
  expect(unsaid).toEqual([]);
});

test("what holds it is there: the file, and in it the words", () => {
  const proofs = rows.flatMap(({ id, held }) => proofsOf(held).map((one) => ({ id, ...one })));
  expect(proofs.length).toBeGreaterThan(250);
  const missing = proofs.filter(({ file, words }) => {
    if (!existsSync(join(root, file))) return true;
    return !read(file).includes(words.replaceAll("&#124;", "|"));
  });
  expect(missing).toEqual([]);
});

test("the counts at its head are those of its rows", () => {
  const count = (is: RegExp) => rows.filter(({ held }) => is.test(held)).length;
  const [unmet, foreign] = [count(/^\*\*Not met/), count(/^Does not apply/)];
  const head = `${rows.length - unmet - foreign} of ${rows.length} are held, ${foreign} do not apply, ${unmet} are not met`;
  expect(table).toContain(head);
});

test("no weak hash, cipher or source of chance is in the program", () => {
  const weak = /"(md5|sha1|sha-1|des\b|rc4|aes-\d+-(ecb|cbc))|Math\.random\(|randomInt\(/i;
  const sources = globSync("{api,cli,content,domain,platform}/**/*.ts", { cwd: root });
  // Tries are spread by chance, and nobody gains by guessing it.
  const found = sources.filter(
    (file) => !/\.test\.ts$|webhooks\/next-try/.test(file) && weak.test(read(file)),
  );
  expect(sources.length).toBeGreaterThan(800);
  expect(found).toEqual([]);
});
