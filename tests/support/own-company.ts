import type { Page } from "@playwright/test";
import type { OwnCompanies } from "../../domain/companies/schema.ts";
import { callAs } from "./admin.ts";

/** Of a company that whoever is signed in belongs to. */
export async function companyIdOf(page: Page, name: string): Promise<string> {
  const { companies } = await callAs<OwnCompanies>(page, "GET", "/api/companies");
  const found = companies.find((one) => one.name === name);
  if (!found) throw new Error(`No seat at ${name}`);
  return found.id;
}
