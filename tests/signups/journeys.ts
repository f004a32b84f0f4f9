import { soldPlans } from "../../content/plans.ts";
import type { Chance } from "../../scripts/chance.ts";
import { type Browser, createBrowser, type Person, type World } from "./visitor.ts";

const planIds = soldPlans.map(({ id }) => id);

function createPerson(chance: Chance, people: number): Person {
  const number = Math.floor(chance.next() * people);
  const email = `person-${number}@example.com`;
  return {
    firstName: "Ada",
    lastName: `Number ${number}`,
    // People write their address in more than one way.
    email: chance.pick([email, email, email.toUpperCase(), email.replace("p", "P")]),
    phone: "(909) 555-0101",
    company: "Analytical Engines",
  };
}

type Scene = World & { browser: Browser; person: Person; planId: string };

type Prepared = { setup: NonNullable<Awaited<ReturnType<Browser["open"]>>> };

async function prepare({ browser, person, planId }: Scene): Promise<Prepared | null> {
  const setup = await browser.open(planId);
  if (!setup || !(await browser.stage(person, planId, setup))) return null;
  return { setup };
}

async function saveCard({ browser }: Scene, { setup }: Prepared): Promise<string | null> {
  return browser.insist(async () => browser.confirm(setup, "saved")?.card ?? null);
}

async function send({ browser, person, planId }: Scene, { setup }: Prepared, card: string) {
  await browser.insist(() => browser.submit(person, planId, setup, card));
}

async function straight(scene: Scene): Promise<void> {
  const prepared = await prepare(scene);
  const card = prepared && (await saveCard(scene, prepared));
  if (card) await send(scene, prepared, card);
}

async function throughBank(scene: Scene, approved: boolean, returns: boolean): Promise<void> {
  const { browser, person, planId, stripe } = scene;
  const prepared = await prepare(scene);
  if (!prepared) return;
  const { setup } = prepared;
  const asked = await browser.insist(async () => browser.confirm(setup, "authenticate"));
  if (asked?.status !== "requires_action") return;
  stripe.account.authenticate(setup.setupIntentId, approved);
  if (returns) await browser.comeBack(person, planId, setup);
  if (!approved && returns) await straight(scene);
}

const journeys: Record<string, { weight: number; run: (scene: Scene) => Promise<void> }> = {
  straight: { weight: 24, run: straight },
  "declined, then another card": {
    weight: 8,
    async run(scene) {
      const prepared = await prepare(scene);
      if (!prepared) return;
      scene.browser.confirm(prepared.setup, "declined");
      const card = await saveCard(scene, prepared);
      if (card) await send(scene, prepared, card);
    },
  },
  "through the bank": { weight: 10, run: (scene) => throughBank(scene, true, true) },
  "the bank refuses": { weight: 6, run: (scene) => throughBank(scene, false, true) },
  "closed at the bank": { weight: 5, run: (scene) => throughBank(scene, true, false) },
  "closed after the form": {
    weight: 5,
    async run(scene) {
      await prepare(scene);
    },
  },
  "closed after the card": {
    weight: 9,
    async run(scene) {
      const prepared = await prepare(scene);
      if (prepared) await saveCard(scene, prepared);
    },
  },
  "sent twice at once": {
    weight: 8,
    async run(scene) {
      const prepared = await prepare(scene);
      const card = prepared && (await saveCard(scene, prepared));
      if (!card) return;
      const { browser, person, planId } = scene;
      const press = () => browser.submit(person, planId, prepared.setup, card);
      await Promise.all([press(), press(), press()]);
    },
  },
  "two tabs": {
    weight: 8,
    async run(scene) {
      // The first page has set the cookie that both tabs send.
      await scene.browser.open(scene.planId);
      await Promise.all([straight(scene), straight(scene)]);
    },
  },
  "two tabs with two addresses": {
    weight: 6,
    async run({ browser, person, planId, ...world }) {
      const setup = await browser.open(planId);
      if (!setup) return;
      const people = [person, { ...person, email: `second-${person.email.toLowerCase()}` }];
      const staged = await Promise.all(people.map((one) => browser.stage(one, planId, setup)));
      if (!staged.some((kept) => kept)) return;
      const card = await saveCard({ ...world, browser, person, planId }, { setup });
      if (card) await Promise.all(people.map((one) => browser.submit(one, planId, setup, card)));
    },
  },
  "reloaded half-way": {
    weight: 5,
    async run(scene) {
      const prepared = await prepare(scene);
      if (!prepared) return;
      await saveCard(scene, prepared);
      const again = await scene.browser.open(scene.planId);
      if (again?.status === "succeeded")
        await scene.browser.comeBack(scene.person, scene.planId, again);
    },
  },
  "another plan half-way": {
    weight: 5,
    async run(scene) {
      await prepare(scene);
      const planId = scene.chance.pick(planIds.filter((id) => id !== scene.planId));
      await straight({ ...scene, planId });
    },
  },
  forged: {
    weight: 7,
    async run(scene) {
      const { browser, person, planId, chance } = scene;
      const prepared = await prepare(scene);
      if (!prepared) return;
      const { setupIntentId } = prepared.setup;
      const claim = { ...person, planId, setupIntentId, paymentMethodId: "pm_of_somebody" };
      await browser.forge("unconfirmed", claim);
      const card = await saveCard(scene, prepared);
      if (!card) return;
      const good = { ...claim, paymentMethodId: card };
      const attempts: [what: string, claim: Record<string, unknown>][] = [
        ["another card", claim],
        ["another plan", { ...good, planId: planIds.find((id) => id !== planId) }],
        ["another person", { ...good, email: "mallory@example.com" }],
        ["no such intent", { ...good, setupIntentId: "seti_of_nobody" }],
      ];
      const [what, forged] = chance.pick(attempts);
      await browser.forge(what, forged);
      const thief = createBrowser(
        scene,
        `10.66.${scene.record.forgeries.length >> 8}.${scene.record.forgeries.length & 255}`,
      );
      await thief.open(planId);
      await thief.forge("somebody else's", good);
      await send(scene, prepared, card);
      await browser.forge("used for another plan", { ...good, planId: "free" });
    },
  },
};

const lots = Object.entries(journeys).flatMap(([name, { weight }]) =>
  Array.from({ length: weight }, () => name),
);

export async function travel(world: World, number: number, people: number): Promise<void> {
  const { chance } = world;
  const scene: Scene = {
    ...world,
    browser: createBrowser(
      world,
      `10.${20 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
    ),
    person: createPerson(chance, people),
    planId: chance.pick(planIds),
  };
  await journeys[chance.pick(lots)]?.run(scene);
}
