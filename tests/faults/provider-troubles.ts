import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { newDataDir, startProgram } from "../support/program.ts";
import type { Figures } from "./figures.ts";
import type { JourneyName } from "./journeys.ts";
import { oneProgram } from "./one-program.ts";
import { underLoad } from "./under-load.ts";
import { untilAcknowledged } from "./until-acknowledged.ts";
import { layWire, throughWire, type Wire, type WireState } from "./wire.ts";

type Given = { seed: number; times: number; seconds: number };

const troubles: WireState[] = ["slow", "refusing", "hanging", "nonsense"];

const lay = (url: string) => layWire(Number(new URL(url).port));

/** Those that nobody can finish without the card provider. */
const paid: JourneyName[] = ["signup", "charge"];

/** Mail server and card provider are slow, refuse, hang and talk nonsense, each for a while, so many times. */
export function providerTroubles({ seed, times, seconds }: Given): Promise<Figures> {
  let wires: Wire[] = [];
  return underLoad({
    seed,
    async open({ env }) {
      const [cards, mails] = await Promise.all([lay(env.STRIPE_API_URL), lay(env.SMTP_URL)]);
      wires = [cards, mails];
      const dataDir = await newDataDir();
      const program = await startProgram({
        dataDir,
        env: {
          ...env,
          STRIPE_API_URL: throughWire(env.STRIPE_API_URL, cards),
          SMTP_URL: throughWire(env.SMTP_URL, mails),
        },
      });
      return oneProgram(program, { dataDir }, async () => {
        await rm(dataDir, { recursive: true, force: true });
        await Promise.all(wires.map((wire) => wire.close()));
      });
    },
    async trouble(_, load) {
      let longest = 0;
      for (let n = 0; n < times; n += 1)
        for (const trouble of troubles) {
          await untilAcknowledged(load, paid);
          for (const wire of wires) wire.become(trouble);
          await sleep(seconds * 1000);
          for (const wire of wires) wire.become("open");
          longest = Math.max(longest, await untilAcknowledged(load, paid));
        }
      return longest;
    },
  });
}
