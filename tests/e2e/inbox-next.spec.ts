import type { Page } from "@playwright/test";
import { callAs, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, test } from "../support/browser.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { expectAlive } from "./office-frame.ts";

const answer = (page: Page) => page.getByRole("textbox", { name: "Answer" });

test("after an answer the keys lead to the next conversation of the list, and back to it", async ({
  page,
  program,
}) => {
  const word = unique("Onward");
  await signInAsAdmin(page, program);
  for (const firstName of ["First", "Second", "Third"])
    await callAs(page, "POST", "/api/contact", {
      firstName,
      lastName: word,
      email: "onward@example.org",
      interestedIn: "growth-plan",
      message: "Please write back to me.",
    });
  await page.goto(`/admin/inbox?q=${encodeURIComponent(word)}`);
  const names = page.locator("tbody .record-name");
  await expect(names).toHaveCount(3);
  const named = await names.allTextContents();
  await expectAlive(page);
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("link", { name: named[0] }).press("Enter");
  await expect(heading).toHaveText(named[0]!);
  const next = page.getByRole("link", { name: `Next conversation: ${named[1]}` });
  await expect(next).toHaveCount(1);
  await answer(page).fill("Here you are.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(next).toHaveCount(2);
  await expect(next.last()).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(named[1]!);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("j");
  await expect(heading).toHaveText(named[2]!);
  await answer(page).fill("And here.");
  await page.getByRole("button", { name: "Send answer" }).press("Enter");
  // The one that was passed over still waits.
  await expect(next).toHaveCount(2);
  await expect(next.last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText(named[1]!);
  await answer(page).fill("Last of all.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Nobody else on this list waits for one.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the inbox" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/inbox\?q=Onward/);
});

test("of a list of two pages, the next conversation is the one behind also where a page ends", async ({
  page,
  program,
}) => {
  const lastName = unique("Queue");
  const sent = Array.from({ length: 27 }, (_, at) =>
    postEnquiry(
      program,
      { ...enquiry("queue@example.com"), lastName, firstName: `No. ${at}` },
      8101 + at,
    ),
  );
  expect((await Promise.all(sent)).every(({ ok }) => ok)).toBe(true);
  await signInAsAdmin(page, program);
  const q = encodeURIComponent(lastName);
  const list = (status: string) =>
    callAs<{ id: string; from: string }[]>(
      page,
      "GET",
      `/api/admin/inbox?status=${status}&q=${q}&limit=100`,
    );
  const open = async (search: string, name: string) => {
    await page.goto(`/admin/inbox?q=${q}${search}`);
    await expectAlive(page);
    await page.getByRole("link", { name }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  };
  const next = (name: string) => page.getByRole("link", { name: `Next conversation: ${name}` });
  const send = async () => {
    await answer(page).fill("Here you are.");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByText("Your answer is on its way.")).toBeVisible();
  };
  const due = (await list("active")).map(({ from }) => from);
  await open("&page=2", due[25]!);
  await expect(next(due[26]!)).toBeVisible();
  await page.keyboard.press("j");
  await expect(next(due[0]!)).toBeVisible();
  await open("", due[24]!);
  await expect(next(due[25]!)).toBeVisible();

  const all = await list("any");
  const lose = ({ id }: { id: string }) =>
    callAs(page, "PATCH", `/api/admin/inbox/${id}`, { status: "lost" });
  await Promise.all(all.slice(1, -1).map(lose));
  const [newest, oldest] = [all[0]!.from, all.at(-1)!.from];
  await open("&status=any", newest);
  await send();
  await expect(next(oldest).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(oldest);
  await send();
  await expect(page.getByText("Nobody else on this list waits for one.")).toBeVisible();
  await open("&status=any&page=2", all[25]!.from);
  await send();
  await expect(page.getByRole("link", { name: "Back to the inbox" })).toBeFocused();
  await expect(page.getByText("Nobody else")).toHaveCount(0);
});
