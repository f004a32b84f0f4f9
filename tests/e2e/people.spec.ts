import type { Page } from "@playwright/test";
import type { CompanyPeople } from "../../domain/companies/schema.ts";
import { callAs } from "../support/admin.ts";
import {
  atWidths,
  expect,
  expectNoAxeViolations,
  sidewaysScroll,
  test,
} from "../support/browser.ts";
import { addressOf, longNamed } from "../support/people.ts";
import { companyIdOf } from "../support/own-company.ts";
import { openPage } from "../support/open-page.ts";
import { refusal, refuseNext } from "../support/refuse-next.ts";
import { signInAs } from "../support/sign-in.ts";

const people = "/dashboard/people";

test.use({ expectedNoise: [/status of 4(09|29)/] });
const toast = (page: Page) => page.locator(".toast");
const row = (page: Page, who: string) => page.locator(".person-row", { hasText: who });

test("an owner invites, sends again and withdraws", async ({ page, program }) => {
  await signInAs(page, program, addressOf("karen"), people);
  await expect(page.getByText("You are the only owner.")).toBeVisible();
  await expect(page.locator(".person-row")).toHaveCount(1);
  await expect(page.locator(".person-row").getByRole("button")).toHaveCount(0);
  const send = page.getByRole("button", { name: "Send invitation" });
  await send.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("New.Colleague@people.example");
  await page.getByLabel("Viewer").check();
  await send.click();
  await expect(toast(page)).toContainText("Invitation sent");
  await expect(page.getByLabel("Email")).toHaveValue("");
  const invited = row(page, "new.colleague@people.example");
  await expect(invited).toContainText("Viewer");
  await expect(invited).toContainText("Good until");
  await refuseNext(page, "**/invitations/*");
  await invited.getByRole("button", { name: "Withdraw" }).click();
  await expect(invited.getByRole("alert")).toHaveText(refusal);
  await expect(toast(page)).toContainText("The invitation was not withdrawn");
  await refuseNext(page, "**/seats");
  await invited.getByRole("button", { name: "Send again" }).click();
  await expect(toast(page)).toContainText("The invitation was not sent again");
  await expect(invited.getByRole("alert")).toHaveText(refusal);
  await invited.getByRole("button", { name: "Send again" }).click();
  await expect(toast(page)).toContainText("Invitation sent");
  await expect(invited.getByRole("alert")).toHaveCount(0);
  await invited.getByRole("button", { name: "Withdraw" }).click();
  await expect(toast(page)).toContainText("Invitation withdrawn");
  await expect(invited).toHaveCount(0);
});

test.describe("an owner", () => {
  test("changes a role, removes somebody after a question, hands over and leaves", async ({
    page,
    program,
  }) => {
    await signInAs(page, program, addressOf("grace"), people);
    await page.getByLabel("Email").fill(addressOf("jean"));
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("This person already has access.")).toBeVisible();
    await expect(page.getByLabel("Email")).toBeFocused();

    await page.getByRole("button", { name: "Change role of Jean Sammet" }).click();
    const dialog = page.getByRole("dialog", { name: "Change the role of Jean Sammet" });
    await expect(dialog.getByLabel("Viewer")).toBeChecked();
    await dialog.getByLabel("Owner").check();
    await dialog.getByRole("button", { name: "Save role" }).click();
    await expect(toast(page)).toContainText("Jean Sammet is now an owner.");
    await expect(row(page, "Jean Sammet")).toContainText("Owner");

    await page.getByRole("button", { name: "Remove Betty Holberton" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("We tell them by email.");
    await refuseNext(page, "**/seats/*");
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(question.getByRole("alert")).toHaveText(refusal);
    await question.getByRole("button", { name: "Remove" }).click();
    await expect(toast(page)).toContainText("Betty Holberton was removed");
    await expect(row(page, "Betty Holberton")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Who has access" })).toBeFocused();

    await page.getByRole("button", { name: "Leave Compilers" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(toast(page)).toContainText("You have left Compilers");
    await expect(page.getByRole("heading", { name: "You are on your own here" })).toBeVisible();
  });
});

test("others see who has access, may only leave, and the dashboard leads here", async ({
  page,
  program,
}) => {
  await signInAs(page, program, addressOf("mary"), "/dashboard");
  await page.getByRole("link", { name: "People", exact: true }).click();
  await expect(row(page, "Ada Lovelace")).toContainText("Owner");
  await expect(row(page, "late@people.example")).toContainText("Expired on");
  await expect(page.getByRole("button", { name: /Change role|Remove|Withdraw|Send/ })).toHaveCount(
    0,
  );
  await expect(page.getByRole("button", { name: "Leave Analytical Engines" })).toBeVisible();
});

async function removeFrom(page: Page, company: string, email: string): Promise<void> {
  const seats = `/api/companies/${await companyIdOf(page, company)}/seats`;
  const listed = await callAs<CompanyPeople>(page, "GET", seats);
  const { userId } = listed.seats.find((one) => one.email === email)!;
  await callAs(page, "DELETE", `${seats}/${userId}`);
}

async function chooseElsewhere(page: Page, company: string): Promise<void> {
  const companyId = await companyIdOf(page, company);
  await callAs(page, "PUT", "/api/companies/in-view", { companyId });
}

/** In another tab, where this one learns of it when somebody returns to it. */
async function lookElsewhere(page: Page, company: string): Promise<void> {
  await chooseElsewhere(page, company);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
}

test("what is begun for one company stays there when another is chosen elsewhere, and the choice lasts", async ({
  page,
  program,
}) => {
  await signInAs(page, program, addressOf("radia"));
  await chooseElsewhere(page, "Bridges");
  await page.goto("/dashboard/requests/new");
  const text = page.getByLabel("What do you need?");
  await expect(page.getByText("For Bridges:")).toBeVisible();
  await text.fill("A bridge is down.");
  await lookElsewhere(page, "Spanning Trees");
  await expect(toast(page)).toContainText("You now see another company");
  await expect(text).toHaveCount(0);
  await lookElsewhere(page, "Bridges");
  await expect(text).toHaveValue("A bridge is down.");

  await page.goto("/dashboard?write=support");
  const writing = page.getByRole("dialog", { name: "Contact Support" });
  await writing.getByRole("textbox").fill("The bridge is still down.");
  await lookElsewhere(page, "Spanning Trees");
  await writing.getByRole("button", { name: "Send message" }).click();
  await expect(toast(page)).toContainText("You now see another company");
  await expect(writing).toHaveCount(0);
  await lookElsewhere(page, "Bridges");
  await page.goto("/dashboard?write=support");
  await expect(writing.getByRole("textbox")).toHaveValue("The bridge is still down.");
  await page.keyboard.press("Escape");

  const upgrade = page.getByRole("button", { name: "Upgrade", exact: true });
  await chooseElsewhere(page, "Spanning Trees");
  await upgrade.first().click();
  await expect(page.locator(".membership-card")).toContainText(
    "An owner or billing contact of Spanning Trees can choose a plan.",
  );
  await expect(upgrade).toHaveCount(0);
  await chooseElsewhere(page, "Bridges");
  await page.reload();
  await expect(upgrade.first()).toBeVisible();

  await page.getByRole("button", { name: "Switch company, now Bridges" }).click();
  const dialog = page.getByRole("dialog", { name: "Switch company" });
  await refuseNext(page, "**/in-view");
  await dialog.getByRole("button", { name: "Spanning Trees" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(refusal);
  await dialog.getByRole("button", { name: "Spanning Trees" }).click();
  const switched = page.getByRole("button", { name: "Switch company, now Spanning Trees" });
  await expect(switched).toBeFocused();
  for (const path of ["/dashboard/hours", people]) {
    await page.goto(path);
    await expect(switched).toBeVisible();
  }
  await expect(row(page, "Radia Perlman")).toContainText("Viewer");
});

test.describe("removed in the meantime", () => {
  test.use({ expectedNoise: [/status of 404/] });

  test("a change is refused in words, and the list is read again", async ({ page, program }) => {
    await signInAs(page, program, addressOf("george"));
    const owner = await page.context().cookies();
    await page.context().clearCookies();
    await signInAs(page, program, addressOf("hedy"), people);
    await expect(row(page, "Hedy Lamarr")).toBeVisible();
    const hedy = await page.context().cookies();
    await page.context().addCookies(owner);
    await removeFrom(page, "Frequencies", addressOf("hedy"));
    await page.context().addCookies(hedy);
    await page.getByRole("button", { name: "Leave Frequencies" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await expect(toast(page)).toContainText("There is no such company.");
    await expect(page.getByRole("heading", { name: "You are on your own here" })).toBeVisible();
  });
});

test.describe("offline", () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  test("nothing typed is lost, and the lists load on a retry", async ({ page, program }) => {
    await page.route("**/api/companies**", (route) => route.abort());
    await signInAs(page, program, addressOf("ada"), people);
    await expect(page.getByRole("alert")).toContainText("Your company could not be loaded");
    await page.unroute("**/api/companies**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(row(page, "Ada Lovelace")).toBeVisible();
    await page.route("**/seats", (route) => route.abort());
    await page.getByLabel("Email").fill("somebody@people.example");
    await page.getByRole("button", { name: "Send invitation" }).click();
    await expect(page.getByText("Nothing was sent.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("somebody@people.example");
  });
});

test("axe finds nothing at any width, and nothing runs out of the page", async ({
  page,
  program,
}) => {
  test.setTimeout(240_000);
  await signInAs(page, program, addressOf(longNamed));
  const widths = [390, 768, 1280, 1680];
  const check = () => atWidths(page, widths, () => expectNoAxeViolations(page));
  const fits = () =>
    atWidths(page, widths, async (width) => {
      expect(await sidewaysScroll(page), `sideways scrolling at ${width} px`).toBe(0);
    });
  await openPage(page, people);
  await expect(row(page, "Max Muster")).toBeVisible();
  await check();
  await fits();
  await page.getByRole("button", { name: "Change role of Max Muster" }).click();
  await check();
  await openPage(page, "/dashboard?open=companies");
  await expect(page.getByRole("dialog", { name: "Switch company" })).toBeVisible();
  await check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await fits();
});
