import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../support/program.ts";
import { notFoundPage, servedPages } from "./served-pages.ts";

type Message = { type: string; url: string; message: string; extract?: string };

const checker = join(root, "node_modules/vnu-jar/build/dist/vnu.jar");

/** The Nu checker writes what it finds to standard error, and exits with 1 where that is anything. */
function check(files: string[]): Promise<Message[]> {
  return new Promise((resolve, reject) => {
    const given = ["-Xss2m", "-jar", checker, "--format", "json", "--errors-only", ...files];
    execFile("java", given, { maxBuffer: 50e6 }, (error, _, written) => {
      try {
        resolve(JSON.parse(written).messages);
      } catch {
        reject(error ?? new Error(written));
      }
    });
  });
}

/** The standard has `rel="expect"` block the first frame, too; the checker knows of styles alone that do. */
const notYetKnown = ({ message, extract }: Message) =>
  message.includes("“blocking” attribute must have a “rel” attribute") &&
  extract?.includes('<link rel="expect" href="#footer" blocking="render"/>');

/** The checker reads every page in one run of its own machine; it takes some seconds a page on a busy one. */
const timeout = 240_000;

/** It needs Java, which `.ci/run` provides; html-validate reads the same pages everywhere. */
it.runIf(process.env["CI"])("holds no error the Nu checker knows of", { timeout }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "fontana-markup-"));
  try {
    const files: string[] = [];
    for (const { path, html } of [...(await servedPages()), await notFoundPage()]) {
      const file = join(folder, `${path.slice(1).replaceAll("/", "-") || "home"}.html`);
      await writeFile(file, html);
      files.push(file);
    }
    const told = await check(files);
    const found = told
      .filter((message) => !notYetKnown(message))
      .map(
        ({ type, url, message, extract }) =>
          `${url.split("/").at(-1)}: ${type} ${message} ${extract}`,
      );
    expect(found).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
