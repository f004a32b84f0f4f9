import { resolve } from "node:path";
import { Command } from "commander";
import { readEnvironment } from "../program.ts";
import type { Settings } from "../platform/env.ts";
import { messageOf } from "./control.ts";
import type { Outcome } from "./operator.ts";
import { reach, WrongUse } from "./reach.ts";
import type { verbs } from "./verbs.ts";
import { readBack } from "./verbs/backup.ts";
import { check } from "./verbs/check.ts";
import { restore } from "./verbs/restore.ts";
import { rotateSecret } from "./verbs/rotate-secret.ts";

const exitCodes = { ok: 0, problem: 1, usage: 2 };

const progress = (line: string) => process.stderr.write(`${line}\n`);

async function tell(answer: () => Promise<Outcome>): Promise<void> {
  const { json } = commandLine.opts<{ json?: boolean }>();
  try {
    const { lines, data, ok = true } = await answer();
    console.log(json ? JSON.stringify(data, null, 2) : lines.join("\n"));
    process.exitCode = ok ? exitCodes.ok : exitCodes.problem;
  } catch (error) {
    if (json) console.log(JSON.stringify({ error: messageOf(error) }, null, 2));
    else console.error(messageOf(error));
    process.exitCode = error instanceof WrongUse ? exitCodes.usage : exitCodes.problem;
  }
}

const settings = (): Settings => readEnvironment().settings;

const ask = (verb: keyof typeof verbs, input: unknown) =>
  tell(() => reach(settings(), verb, input, progress));

export const commandLine = new Command("npm run admin --")
  .description(
    "What an operator does to an installation. It reads the settings that the server reads.",
  )
  .option("--json", "answer with JSON")
  .configureHelp({ showGlobalOptions: true })
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? exitCodes.ok : exitCodes.usage));

commandLine
  .command("status")
  .description("say what runs, on which database, and what waits; 1 if somebody has to look")
  .action(() => ask("status", {}));

commandLine
  .command("check")
  .description("try every setting: database, disk, clock, mail, card provider, sign-in, addresses")
  .action(() => tell(() => check(settings(), progress)));

commandLine
  .command("backup")
  .description("write a backup of everything while the program runs, and read it back")
  .argument("<folder>", "where backups are kept; each becomes a folder in it")
  .option("--recipient <age1…>", "encrypt it for this age key")
  .action((folder: string, { recipient }: { recipient?: string }) =>
    tell(async () => {
      const input = { folder: resolve(folder), recipient };
      const written = await reach(settings(), "backup", input, progress);
      const record = (made: unknown) => reach(settings(), "record-backup", made, progress);
      return readBack(written, record, progress);
    }),
  );

commandLine
  .command("restore")
  .description("put a backup into an empty database or DATA_DIR")
  .argument("<folder>", "a backup")
  .option("--identity <file>", "the age key of an encrypted one")
  .option("--dry-run", "read all of it, say what it holds, and change nothing", false)
  .action((folder: string, options: { identity?: string; dryRun: boolean }) =>
    tell(() =>
      restore(
        settings(),
        { folder: resolve(folder), identity: options.identity, dryRun: options.dryRun },
        progress,
      ),
    ),
  );

commandLine
  .command("export")
  .description("print what is held of a person, as they would download it")
  .argument("<email>")
  .action((email: string) => ask("export", { email }));

commandLine
  .command("erase")
  .description("erase a person as their own deletion would, without its fourteen days")
  .argument("<email>")
  .option("--yes", "do it; without this it only says what is held", false)
  .action((email: string, { yes }: { yes: boolean }) => ask("erase", { email, yes }));

commandLine
  .command("sign-out")
  .description("end every session of a person, or of everybody")
  .argument("[email]")
  .option("--everybody", "of everybody", false)
  .action((email: string | undefined, { everybody }: { everybody: boolean }) => {
    if (everybody === (email !== undefined))
      commandLine.error("Name a person, or everybody with --everybody.");
    return ask("sign-out", { email });
  });

commandLine
  .command("reset-passkeys")
  .description("remove the passkeys of somebody who lost them, and end their sessions")
  .argument("<email>")
  .action((email: string) => ask("reset-passkeys", { email }));

const jobs = commandLine.command("jobs").description("what waits to be done, and what failed");
jobs
  .command("list")
  .description("waiting by name, and each that failed")
  .action(() => ask("list-jobs", {}));
jobs
  .command("retry")
  .description("run failed jobs again")
  .argument("[ids...]")
  .option("--all", "all that failed", false)
  .action((ids: string[], { all }: { all: boolean }) => ask("retry-jobs", { ids, all }));
jobs
  .command("drop")
  .description("forget failed jobs, or all that wait under one name")
  .argument("[ids...]")
  .option("--all", "all that failed", false)
  .option("--waiting <name>", "all that wait under this name")
  .action((ids: string[], { all, waiting }: { all: boolean; waiting?: string }) =>
    ask("drop-jobs", { ids, all, waiting }),
  );

const webhooks = commandLine.command("webhooks").description("what other programs are told");
webhooks
  .command("replay")
  .description("send deliveries again, under the ids that they had")
  .requiredOption("--since <time>", "those made since, as 2026-11-23T08:00:00Z")
  .option("--endpoint <id>", "of one endpoint")
  .option("--delivered", "those that arrived, instead of those that were given up", false)
  .action(
    ({ since, endpoint, delivered }: { since: string; endpoint?: string; delivered: boolean }) =>
      ask("replay-webhooks", { since, endpointId: endpoint, delivered }),
  );

commandLine
  .command("files")
  .description("where photos, pictures, attachments and PDFs are kept")
  .command("move")
  .description("move all of them, while the program runs; run again, it goes on where it stopped")
  .requiredOption("--to <place>", "s3 or database")
  .action(({ to }: { to: string }) => {
    if (to !== "s3" && to !== "database") commandLine.error("--to is s3 or database.");
    return ask("move-files", { to });
  });

commandLine
  .command("rotate-secret")
  .description("make a new SECRET and seal with it what the old one sealed")
  .action(() =>
    tell(() => rotateSecret((secret) => reach(settings(), "reseal-secret", { secret }, progress))),
  );
