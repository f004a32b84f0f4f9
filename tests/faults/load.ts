import { setTimeout as sleep } from "node:timers/promises";
import type { Chance } from "../../scripts/chance.ts";
import { deliverEvents } from "../fakes/deliver-events.ts";
import { createJourneys, type Deed, type JourneyName, type Scene } from "./journeys.ts";

/** How often each is taken. */
const weights: Record<JourneyName, number> = {
  visitor: 5,
  signup: 3,
  request: 2,
  reply: 2,
  work: 2,
  plan: 1,
  charge: 2,
  mail: 1,
};
const names = (Object.keys(weights) as JourneyName[]).flatMap((name) =>
  Array.from({ length: weights[name] }, () => name),
);
const pauseMs = 50;

/** An answer lost, a refusal that says when to come back, or a fault. */
type Failure = "unanswered" | "refused" | "fault";

function failureOf(error: unknown): Failure {
  if (error instanceof TypeError || (error as Error).name === "TimeoutError") return "unanswered";
  return /^(429|503):/.test((error as Error).message) ? "refused" : "fault";
}

export type Load = ReturnType<typeof createLoad>;

/** People who go about their business, whatever answer they get. */
export function createLoad(scene: Scene) {
  const toConfirm: string[] = [];
  const next = createJourneys(scene, toConfirm);
  const acknowledged: Deed[] = [];
  const open: Deed[] = [];
  const faults: string[] = [];
  const counts = { unanswered: 0, refused: 0 };
  const turns = new Map<string, Promise<void>>();

  function fail(what: string, error: unknown): void {
    const failure = failureOf(error);
    if (failure === "fault") faults.push(`${what}: ${String(error)}`);
    else counts[failure] += 1;
  }

  async function send(deed: Deed): Promise<void> {
    try {
      await deed.send();
      acknowledged.push(deed);
    } catch (error) {
      fail(deed.mark, error);
      open.push(deed);
      await sleep(pauseMs);
    }
  }

  function inTurn(deed: Deed): Promise<void> {
    const { by } = deed;
    if (!by) return send(deed);
    const mine = (turns.get(by) ?? Promise.resolve()).then(() => send(deed));
    turns.set(by, mine);
    return mine;
  }

  async function person(chance: Chance, isOver: () => boolean, restMs: number): Promise<void> {
    while (!isOver()) {
      if (restMs > 0) await sleep(restMs);
      const name = chance.pick(names);
      const deed = await next(name).catch((error: unknown) => fail(name, error));
      if (deed) await inTurn(deed);
      else await sleep(pauseMs);
      if (scene.neighbors.stripe.account.events.length > 0)
        await deliverEvents(scene.program, scene.neighbors.stripe);
    }
  }

  return {
    acknowledged,
    open,
    faults,
    counts,
    async run(people: number, isOver: () => boolean, restMs = 0): Promise<void> {
      await Promise.all(Array.from({ length: people }, () => person(scene.chance, isOver, restMs)));
    },
    /** What got no answer and has a key is done again until it has one. */
    async insist(): Promise<void> {
      const again = open.filter(({ mayRepeat }) => mayRepeat);
      const rest = open.filter(({ mayRepeat }) => !mayRepeat);
      open.splice(0, open.length, ...rest);
      for (const deed of again) await inTurn(deed);
    },
  };
}
