import { callAs, rowOf, toastSaying, unique } from "../support/admin.ts";
import { expect, expectNoAxeViolations, sidewaysScroll, test } from "../support/browser.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { signInAs, signInAsAdmin } from "../support/sign-in.ts";
import { expectAlive } from "./office-frame.ts";

test.use({ expectedNoise: [/status of 409/] });

test("a template is written, changed beside a colleague, inserted and filled in; two requests become one, whose old address leads there", async ({
  page,
  program,
  browser,
}) => {
  const email = `${unique("templates").replace(/\W+/g, "-").toLowerCase()}@example.com`;
  const member = await browser.newPage({ baseURL: program.url });
  await signInAs(member, program, email);
  const ask = (subject: string) =>
    callAs<{ id: string }>(member, "POST", "/api/requests", {
      urgency: "standard",
      subject,
      text: `Please help with ${subject}.`,
    });
  const [wheel, cart] = [unique("The wheel"), unique("The cart")];
  const [from, into] = [await ask(wheel), await ask(cart)];

  await signInAsAdmin(page, program, "/admin/inbox");
  await page.getByRole("link", { name: "Templates" }).click();
  await expect(rowOf(page, "We are on it")).toContainText("{{promise}}");
  await expectNoAxeViolations(page);
  const [written, name] = [unique("Draft"), unique("Plan")];
  await page.getByRole("button", { name: "Add template" }).press("Enter");
  const form = page.getByRole("dialog", { name: "Add template" });
  await form.getByLabel("Name").fill(written);
  await form.getByLabel("Text").fill("You are on {{blend}}.");
  await page.keyboard.press("Tab");
  await form.getByRole("button", { name: "Add template" }).click();
  await expect(form.getByText("There is no field {{blend}}")).toBeVisible();
  await form.getByLabel("Text").fill("You are on {{plan}}.");
  await expectNoAxeViolations(page);
  await form.getByRole("button", { name: "Add template" }).click();
  const saved = toastSaying(page, "Template saved");
  await expect(saved).toBeVisible();
  await page.getByRole("button", { name: `Edit ${written}` }).click();
  // A window that is left keeps its toasts, however slow the machine is.
  await page.evaluate(() => window.dispatchEvent(new Event("blur")));
  const edited = page.getByRole("dialog", { name: "Edit template" });
  await edited.getByLabel("Name").fill(name);
  const path = "/api/admin/templates";
  const all = await callAs<{ id: string; name: string }[]>(page, "GET", path);
  const { id, ...known } = all.find((one) => one.name === written)!;
  const text = "You are on {{plan}}, and hear from us by {{promise}}.";
  await callAs(page, "PATCH", `${path}/${id}`, { ...known, text });
  // The toast of the first save is still there, and must not lie on the button.
  const save = edited.getByRole("button", { name: "Save" });
  await expect(saved).toBeVisible();
  await save.click();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(edited.getByRole("alert")).toContainText("This is theirs. Save again to replace it");
  await expect(edited.locator(".note-text")).toHaveText(text);
  await expect(edited.getByLabel("Text")).toHaveValue(text);
  await save.press("Enter");
  await expect(rowOf(page, name)).toContainText(text);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sidewaysScroll(page), `at ${width}`).toBe(0);
  }

  await page.goto(`/admin/inbox?q=${encodeURIComponent(wheel)}`);
  await expectAlive(page);
  await rowOf(page, wheel).getByRole("link").press("Enter");
  const sent: string[] = [];
  page.on("request", (one) => one.url().endsWith("/reply") && sent.push(one.method()));
  const answer = page.getByRole("textbox", { name: "Answer" });
  await answer.fill("Half an answer");
  const insert = page.getByRole("button", { name: "Insert template" });
  await insert.press("Enter");
  const choices = page.getByRole("dialog", { name: "Insert a template" });
  await expect(choices.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(insert).toBeFocused();
  await page.keyboard.press("Enter");
  await choices.getByRole("searchbox").fill(name);
  await expect(choices.getByRole("listitem")).toHaveCount(1);
  await expect(choices.getByRole("status")).toHaveText("1 template");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(answer).toHaveValue(
    /^Half an answer\s*You are on \{\{plan\}\}, and hear from us by \w+day, /,
  );
  await expect(answer).toBeFocused();
  await expect(page.getByText("fill this in before you send it")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("button", { name: "{{plan}}" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.type("the free plan, in your form {{ user.plan }}");
  await expect(answer).toHaveValue(
    /^Half an answer\s*You are on the free plan, in your form \{\{ user\.plan \}\}, /,
  );
  await expect(page.getByText("fill this in before you send it")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(toastSaying(page, "Answer sent")).toBeVisible();
  expect(sent, "Enter in the templates sends no answer").toEqual(["POST"]);

  const ours = { text: "The cart is fine.", files: [], key: crypto.randomUUID() };
  await callAs(page, "POST", `/api/admin/inbox/${into.id}/reply`, ours);
  await answer.fill("Half an answer");
  await page.getByRole("button", { name: "Merge into..." }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Merge into another conversation" });
  // Before it there is the same choice, which goes when the search begins.
  const searched = page.waitForResponse((one) => one.url().includes("/merge?q=The"));
  await dialog.getByRole("searchbox").fill(cart);
  await searched;
  await dialog.getByRole("radio").press("Space");
  await expect(dialog.getByRole("region", { name: "This one" })).toContainText(wheel);
  await expect(dialog.getByRole("region", { name: "Goes into" })).toContainText(cart);
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Merge", exact: true }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/inbox/${into.id}$`));
  await expect(page.getByRole("main")).toBeFocused();
  await expect(answer).toHaveValue("Half an answer");
  await expect(page.locator("main a", { hasText: /^Inbox$/ })).toHaveAttribute("href", /\?q=/);
  const turns = page.getByRole("list", { name: "Messages" });
  for (const words of [`help with ${wheel}`, `help with ${cart}`, "the free plan"])
    await expect(turns).toContainText(words);
  await page.goto(`/admin/inbox/${from.id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/inbox/${into.id}$`));
  const third = await ask("the bell");
  await page.goto(`/admin/inbox/${third.id}`);
  await page.getByRole("checkbox", { name: "Internal note" }).check();
  await page.getByRole("textbox", { name: "Note" }).fill("It rings.");
  await callAs(page, "POST", `/api/admin/inbox/${third.id}/merge`, { into: into.id });
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/inbox/${into.id}$`));
  await expect(turns).toContainText("It rings.");
  await expect(answer).toHaveValue("Half an answer");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByRole("alert")).toContainText("has answered in the meantime");
  await page.getByRole("button", { name: "Send all the same" }).click();
  await expect(turns).toContainText("Half an answer");
  await expect(answer).toHaveValue("");
  await member.goto(`/dashboard/requests/${from.id}`);
  await expect(member).toHaveURL(new RegExp(`/dashboard/requests/${into.id}$`));
  await expect(member.getByRole("log")).toContainText("the free plan");
  await member.close();
});

test.describe("without an answer at first", () => {
  test.use({ expectedNoise: [/status of 500/] });

  test("the focus stays in the dialog that loads its templates again, and an answer that was begun anew answers what its writer had read by then", async ({
    page,
    program,
    browser,
  }) => {
    await page.clock.install();
    const member = await browser.newPage({ baseURL: program.url });
    await signInAs(member, program);
    const asked = { urgency: "standard", subject: "The bell", text: "It does not ring." };
    const { id } = await callAs<{ id: string }>(member, "POST", "/api/requests", asked);
    await signInAsAdmin(page, program, `/admin/inbox/${id}`);
    const templates = "**/api/admin/inbox/*/templates";
    await page.route(templates, (route) => route.fulfill({ status: 500 }));
    await page.getByRole("button", { name: "Insert template" }).press("Enter");
    const choices = page.getByRole("dialog", { name: "Insert a template" });
    const again = choices.getByRole("button", { name: "Try again" });
    await again.focus();
    const release = await holdAnswers(page, templates);
    await page.keyboard.press("Enter");
    await expect(choices).toContainText("Filling the templates...");
    await expect(choices).toBeFocused();
    release();
    await expect(again).toBeVisible();
    await expect(choices).toBeFocused();
    await page.unroute(templates);
    await again.press("Enter");
    await expect(choices.getByRole("listitem").first()).toBeVisible();
    await expect(choices).toBeFocused();
    await page.keyboard.press("Escape");

    const answer = page.getByRole("textbox", { name: "Answer" });
    await answer.fill("x");
    await answer.fill("");
    await callAs(member, "POST", `/api/requests/${id}/messages`, { text: "It is cracked, too." });
    await page.clock.fastForward(30_000);
    await expect(page.getByRole("list", { name: "Messages" })).toContainText("It is cracked, too.");
    await answer.fill("We cast another.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await expect(toastSaying(page, "Answer sent")).toBeVisible();
    await expect(page.getByText("Request, Waiting for the client")).toBeVisible();
    await expect(page.getByText("Answered in time")).toBeVisible();
    await member.close();
  });
});
