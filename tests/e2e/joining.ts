import type { Page } from "@playwright/test";
import { expect } from "../support/browser.ts";

export const person = {
  "First name": "Ada",
  "Last name": "Lovelace",
  Email: "ada@visitor.example",
  Phone: "(909) 555-0101",
  Company: "Analytical Engines",
};

export async function fillApplicant(page: Page, email = person.Email): Promise<void> {
  for (const [label, value] of Object.entries({ ...person, Email: email }))
    await page.getByLabel(label).fill(value);
}

export async function expectApplicantKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(person))
    await expect(page.getByLabel(label)).toHaveValue(value);
}

export const saveButton = (page: Page) => page.getByRole("button", { name: "Agree and save card" });

export async function openSignup(page: Page, plan = "crm-essentials"): Promise<void> {
  await page.goto(`/signup?plan=${plan}`);
  await expect(saveButton(page)).toBeVisible();
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/signup\/success$/);
  await expect(
    page.getByRole("heading", { name: "Your payment information was saved" }),
  ).toBeVisible();
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const toast = page.locator(".toast");
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}
