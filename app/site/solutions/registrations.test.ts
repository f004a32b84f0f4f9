import { expect, it } from "vitest";
import { registered } from "./registrations.tsx";

const vendor = { name: "Vendor", city: "Fontana", web: "", email: "a@b.example", phone: "" };

it("a vendor's file leaves out what is empty", () => {
  const empty = registered({ ...vendor, registrations: { naics: [], uei: "", cage: "" } });
  expect(empty.map(({ term }) => term)).toEqual(["Legal name", "Place of business", "Contact"]);
});

it("a vendor's file names every code that was given", () => {
  const naics = [{ code: "541512", title: "Design" }];
  const full = registered({
    ...vendor,
    registrations: { naics, uei: "ABCDEFGHJKL1", cage: "1AB23" },
  });
  expect(full.slice(2)).toEqual([
    { term: "UEI", given: ["ABCDEFGHJKL1"] },
    { term: "CAGE", given: ["1AB23"] },
    { term: "NAICS", given: ["541512 Design"] },
    { term: "Contact", given: ["a@b.example"] },
  ]);
});
