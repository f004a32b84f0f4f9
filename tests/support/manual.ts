import { readFileSync } from "node:fs";
import { root } from "./program.ts";

const text = readFileSync(`${root}/docs/operating.md`, "utf8");

/** What an operator copies. */
export const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = ""]) => block);

const inCode = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);

/** In the table of verbs they stand without what comes before them. */
const [, ofVerbs = ""] = /^## The command line\n(.*?)^## /ms.exec(text) ?? [];
const inTable = [...ofVerbs.matchAll(/^\| (`.+?) \|/gm)]
  .flatMap(([, cell = ""]) => cell.split(", "))
  .map((code) => code.replaceAll("`", "").trim());

/** The arguments of each use of the operator's command line. */
export function adminCommands(sources: string[]): string[][] {
  return sources
    .flatMap((source) => [
      ...source.matchAll(/(?:npm run admin --|build\/program\/admin\.js) +([^\n&|;)]+)/g),
    ])
    .map(([, args = ""]) => args.trim().split(/ +/))
    .filter(([verb = ""]) => !verb.startsWith("<"));
}

export const everyAdminCommand = adminCommands([
  ...blocks,
  ...inCode,
  ...inTable.map((args) => `npm run admin -- ${args}`),
]);

const readme = readFileSync(`${root}/README.md`, "utf8");
export const everyScript = [...(text + readme).matchAll(/npm run ([\w:-]+)/g)].map(
  ([, name = ""]) => name,
);
