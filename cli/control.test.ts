import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { answerOperators, askProgram } from "./control.ts";
import { type Operator, verb } from "./operator.ts";

test("a question that comes long after another is answered, too", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-control-"));
  // All that it reads of an operator itself.
  const operator = { settings: { dataDir }, database: { kind: "embedded" } } as Operator;
  const status = verb(z.object({}), async () => ({ lines: ["fine"], data: null }));
  const server = await answerOperators(operator, async () => ({ status }));
  const ask = () => askProgram(dataDir, { verb: "status", input: {} }, () => undefined);
  try {
    expect(await ask()).toMatchObject({ lines: ["fine"] });
    await setImmediate();
    // As the server does after five idle seconds, while a backup is being read back here.
    server?.closeIdleConnections();
    expect(await ask()).toMatchObject({ lines: ["fine"] });
  } finally {
    server?.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("an answer of many lines comes to the letter, wherever it is cut on its way", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-control-"));
  const operator = { settings: { dataDir }, database: { kind: "embedded" } } as Operator;
  const held = Array.from(
    { length: 20_000 },
    (_, n) => `${n}: “très à propos, señor” €${n}`,
  ).join();
  const exported = verb(z.object({}), async () => ({ lines: [held], data: null }));
  const server = await answerOperators(operator, async () => ({ export: exported }));
  try {
    const answer = await askProgram(dataDir, { verb: "export", input: {} }, () => undefined);
    expect(answer?.lines[0] === held).toBe(true);
  } finally {
    server?.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
