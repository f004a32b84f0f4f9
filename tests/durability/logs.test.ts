import { afterAll, beforeAll, expect, test } from "vitest";
import { startLogMachines } from "../support/log-machines.ts";
import { eventually } from "../support/program.ts";

let machines: Awaited<ReturnType<typeof startLogMachines>>;
beforeAll(async () => {
  machines = await startLogMachines();
});
afterAll(() => machines.stop());

const [ours, another] = ["www.example.com", "other.example.com"];
const line = (msg: string) => JSON.stringify({ level: "info", msg });

test("the log reaches another machine whole, waits for it, and comes from nobody else", async () => {
  await machines.send(ours);
  await machines.send(another);
  await eventually(async () => machines.log(ours, "fontana-web", line("while it was away")));
  await eventually(async () => machines.log(another, "fontana-web", line("forged")));
  await machines.receive();
  await eventually(async () => {
    expect(await machines.kept()).toContain("while it was away");
    expect(machines.said()).toContain(`not permitted to talk to it. Names: DNSname: ${another}`);
  });
  const long = line("x".repeat(20_000));
  machines.log(ours, "sshd", "of another program");
  machines.log(ours, "fontana-web", long);
  await eventually(async () => expect(await machines.kept()).toContain(long));
  // A line may come twice when a connection breaks; none may be another's.
  const lines = new Set((await machines.kept()).trimEnd().split("\n"));
  expect([...lines]).toEqual([line("while it was away"), long]);
});
