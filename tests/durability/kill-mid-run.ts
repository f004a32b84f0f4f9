import { rm } from "node:fs/promises";
import { expect } from "vitest";
import type { openStaff } from "./answer-until-death.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { isFor, mentions } from "../support/mails-about.ts";
import type { ReceivedMail } from "../support/mailbox.ts";
import {
  eventually,
  newDataDir,
  type Program,
  type Settings,
  startProgram,
} from "../support/program.ts";

export async function killMidRun(
  settings: Settings,
  mails: (program: Program) => Promise<ReceivedMail[]>,
  staff?: ReturnType<typeof openStaff>,
): Promise<void> {
  const dataDir = await newDataDir();
  const env = { TRUST_PROXY: "1", ...settings };
  const answered: string[] = [];
  let sent = 0;

  async function submitUntilDeath(url: string, onAnswer: () => void): Promise<void> {
    for (;;) {
      sent += 1;
      const email = `kill-${sent}@visitor.example`;
      const answer = await postEnquiry({ url }, enquiry(email), sent).catch(() => null);
      if (!answer) return;
      expect(answer.status, await answer.text().catch(() => "")).toBe(201);
      answered.push(email);
      onAnswer();
    }
  }

  for (let round = 0; round < 2; round += 1) {
    const program = await startProgram({ env, dataDir });
    const answerUntilDeath = await staff?.signIn(program);
    const enough = answered.length + 16;
    let dead: Promise<unknown> | undefined;
    const killAtEnough = () => {
      if (answered.length >= enough) dead ??= program.kill();
    };
    await Promise.all([
      answerUntilDeath?.(),
      ...Array.from({ length: 4 }, () => submitUntilDeath(program.url, killAtEnough)),
    ]);
    await dead;
    expect(answered.length).toBeGreaterThanOrEqual(enough);
  }

  const program = await startProgram({ env, dataDir });
  try {
    await eventually(async () => {
      const all = await mails(program);
      const lost = answered.filter((email) => {
        const about = all.filter((mail) => mentions(mail, email));
        return !about.some((mail) => isFor(mail, email)) || about.every((m) => isFor(m, email));
      });
      expect(lost).toEqual([]);
      staff?.expectMailedOnce(all);
    }, 90_000);
  } finally {
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
