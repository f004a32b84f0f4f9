import { expect, it } from "vitest";
import { capabilities } from "./capabilities.ts";
import { certificatesOn, people, personAt } from "./people.ts";

it("the team has on average the years that the capabilities page says", () => {
  const average = people.reduce((sum, { years }) => sum + years, 0) / people.length;
  const said = capabilities.stats.find(({ description }) => description.includes("average"));
  expect(said?.value).toBe(`${Math.floor(average)}+ years`);
});

it.each(capabilities.platforms)("somebody holds a certificate for $name", ({ name, years }) => {
  const held = certificatesOn(name);
  expect(held).not.toEqual([]);
  const holders = people.filter((person) => held.some(({ holder }) => holder === person.name));
  expect(Math.max(...holders.map((holder) => holder.years))).toBeGreaterThanOrEqual(years);
});

it.each(["contact", "signup", "dashboard"] as const)("one person is met at %s", (at) => {
  expect(people.filter(({ greets }) => greets.includes(at))).toEqual([personAt(at)]);
});
