import type { TestApp } from "./app.ts";
import { type Company, newCompany, type Person } from "./company.ts";
import { addMembership, turnTo } from "./hours.ts";
import { staySignedIn } from "./pass-days.ts";

type Terms = Omit<Parameters<typeof addMembership>[2], "anchor">;

export const billingOf = async ({ call }: Person) =>
  (await call("GET", "/api/billing")).body.subscription;

export const postBilling = ({ owner }: Company, path: string, body?: unknown) =>
  owner.call("POST", `/api/billing/${path}`, body);

/** A company whose membership began on a day, which is today then. */
export async function newMembership(
  home: TestApp,
  anchor: string,
  terms: Terms = {},
): Promise<Company> {
  await turnTo(home, anchor);
  const company = await newCompany(home);
  await addMembership(home.ctx, company.id, { anchor, ...terms });
  return company;
}

/** What an hourly job does on a day, on which everybody has signed in again. */
export async function openOn(home: TestApp, date: string): Promise<void> {
  await turnTo(home, date);
  await staySignedIn(home);
  await home.runJob({ name: "period-opening", payload: {} });
}
