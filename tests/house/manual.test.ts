import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { expect, test } from "vitest";
import { commandLine } from "../../cli/command-line.ts";
import { everyAdminCommand, everyScript } from "../support/manual.ts";
import { root } from "../support/program.ts";

test("the manual names scripts that package.json has", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(everyScript.length).toBeGreaterThan(10);
  expect(everyScript.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test("the manual names every verb of the command line, with arguments and options that it takes", () => {
  expect(everyAdminCommand.length).toBeGreaterThan(30);
  expect(everyAdminCommand.map(mistakeIn).filter((mistake) => mistake !== null)).toEqual([]);
  const named = new Set(everyAdminCommand.map((args) => nameOf(commandFor(args).command)));
  expect(
    leaves(commandLine)
      .map(nameOf)
      .filter((name) => !named.has(name)),
  ).toEqual([]);
  expect(mistakeIn(["jobs", "forget"])).toBe("jobs forget");
  expect(mistakeIn(["backup", "--into", "x"])).toBe("backup --into x");
  expect(mistakeIn(["status", "now"])).toBe("status now");
});

const leaves = (command: Command): Command[] =>
  command.commands.length > 0 ? command.commands.flatMap(leaves) : [command];

const nameOf = (command: Command): string =>
  [command.parent?.parent ? command.parent.name() : "", command.name()].join(" ").trim();

type Found = { command: Command; rest: string[] };

function commandFor([first, ...rest]: string[], within: Command = commandLine): Found {
  const command = within.commands.find((one) => one.name() === first);
  if (!command) return { command: within, rest: first === undefined ? [] : [first, ...rest] };
  return command.commands.length > 0 ? commandFor(rest, command) : { command, rest };
}

/** What is wrong with it: as the manual has it, or null. */
function mistakeIn(args: string[]): string | null {
  const { command, rest } = commandFor(args);
  const given = [...rest];
  const plain: string[] = [];
  let wrong = command.commands.length > 0;
  for (let word = given.shift(); word !== undefined; word = given.shift()) {
    const option = [...command.options, ...commandLine.options].find(({ long }) => long === word);
    if (option?.required) given.shift();
    else if (!option && word.startsWith("--")) wrong = true;
    else if (!option) plain.push(word);
  }
  return wrong || plain.length > command.registeredArguments.length ? args.join(" ") : null;
}
