import { describe, expect, it } from "vitest";
import { soldPlans } from "../../../content/plans.ts";
import { findPlan } from "./find-plan.ts";
import { firstNeed, type Need, needQuery, readNeed } from "./need.ts";

const find = (need: Partial<Need>) => findPlan({ ...firstNeed, answer: "urgent", ...need });

describe("what a month costs, in cents", () => {
  it.each<[Partial<Need>, hourly: number, own: number, further: number]>([
    [{ hours: 10 }, 145_000, 125_000, 0],
    [{ hours: 13 }, 188_500, 161_000, 3],
    [{ hours: 13, where: "offshore" }, 97_500, 143_000, 3],
    [{ hours: 13, answer: "every" }, 188_500, 149_000, 2],
    [{ work: "executive", hours: 6 }, 87_000, 90_000, 0],
    [{ work: "decisions", hours: 20 }, 290_000, 350_000, 0],
    [{ work: "automation", hours: 16 }, 232_000, 199_500, 1],
    [{ work: "automation", hours: 1 }, 14_500, 187_500, 0],
  ])("%o", (need, hourly, own, further) => {
    expect(find(need)).toMatchObject({ hourly, own: { cents: own, further } });
  });
});

describe("the verdict", () => {
  it.each<[Partial<Need>, string]>([
    [{ hours: 8, answer: "day" }, "none"],
    [{ hours: 9, answer: "day" }, "plan"],
    [{ hours: 1, answer: "urgent" }, "plan"],
    [{ work: "automation", hours: 12, answer: "day" }, "none"],
    [{ work: "automation", hours: 13, answer: "day" }, "plan"],
    [{ work: "decisions", hours: 20, answer: "day" }, "none"],
    [{ work: "executive", hours: 7, answer: "day" }, "none"],
    [{ work: "executive", hours: 8, answer: "day" }, "plan"],
    [{ work: "executive", hours: 8, people: 5 }, "plan"],
    [{ work: "executive", hours: 8, people: 6 }, "too-many-people"],
    [{ hours: 20 }, "plan"],
    [{ hours: 21 }, "enterprise"],
    [{ hours: 21, answer: "day" }, "enterprise"],
    [{ hours: 36, where: "offshore", answer: "day" }, "none"],
    [{ hours: 37, where: "offshore", answer: "day" }, "enterprise"],
  ])("%o: %s", (need, verdict) => {
    expect(find(need).verdict).toBe(verdict);
  });

  it("never says that no plan is needed where one is cheaper, or a promise is asked for", () => {
    for (const work of ["crm", "automation", "decisions", "executive"] as const)
      for (const where of ["onshore", "offshore"] as const)
        for (let hours = 1; hours <= 40; hours += 1) {
          const { verdict, hourly, own } = find({ work, where, hours, answer: "day" });
          if (verdict === "none") expect(hourly).toBeLessThanOrEqual(own.cents);
          else if (verdict === "plan") expect(hourly).toBeGreaterThan(own.cents);
          expect(find({ work, where, hours }).verdict).not.toBe("none");
        }
  });

  it("compares every plan on sale, and knows the cheapest", () => {
    const { plans, cheapest } = find({ hours: 15 });
    expect(plans.map(({ plan }) => plan)).toEqual(soldPlans);
    expect(cheapest).toMatchObject({ plan: { id: "crm-essentials" }, cents: 185_000 });
  });
});

describe("an answer in an address", () => {
  it("comes back as it was", () => {
    const need: Need = {
      work: "executive",
      hours: 7,
      where: "offshore",
      answer: "every",
      people: 3,
    };
    expect(readNeed(needQuery(need))).toEqual(need);
  });

  it.each([
    ["", {}],
    ["hours=0&people=0", { hours: 1, people: 1 }],
    ["hours=999&people=99999", { hours: 40, people: 500 }],
    ["hours=-3&people=1e3&work=__proto__&where=mars&answer=%00", {}],
    ["hours=7.5", {}],
  ])("%s", (query, known) => {
    expect(readNeed(new URLSearchParams(query))).toEqual({ ...firstNeed, ...known });
  });
});
