import { rowOf, unique } from "../support/admin.ts";
import { expect, test } from "../support/browser.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { shiftsOn, watchShifts } from "../support/layout-shift.ts";
import { openPage } from "../support/open-page.ts";
import { signInAs, signInAsAdmin } from "../support/sign-in.ts";

const inbox = "/admin/inbox?kind=lead&status=any";

// Far away, and in another format: what the document says of days is the firm's until the screen is alive.
test.use({ locale: "de-DE", timezoneId: "Asia/Tokyo" });

test("the rows of the inbox come in the document, for staff alone, and are not asked for again", async ({
  page,
  program,
}) => {
  const name = unique("Byron");
  const sent = await postEnquiry(program, { ...enquiry("ada@example.com"), lastName: name }, 7011);
  expect(sent.ok).toBe(true);
  expect(await (await page.request.get(inbox)).text()).not.toContain(name);
  await signInAs(page, program);
  expect(await (await page.request.get(inbox)).text()).not.toContain(name);

  await signInAsAdmin(page, program);
  const served = await (await page.request.get(inbox)).text();
  const rows = served.slice(served.indexOf("<tbody>"), served.indexOf("</tbody>"));
  expect(rows).toContain(name);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(program.url, "")));
  const lists = () => asked.filter((url) => url.startsWith("/api/admin/inbox?"));
  await watchShifts(page);
  await openPage(page, inbox);
  await expect(rowOf(page, name)).toContainText("GMT");
  expect(lists()).toEqual([]);
  expect(await shiftsOn(page)).toEqual([]);
  expect(asked.filter((url) => url.endsWith(".js")).length).toBeLessThanOrEqual(22);
  await page.getByRole("link", { name: "Nobody’s" }).click();
  await expect(page).toHaveURL(/assignee=none/);
  await expect(rowOf(page, name)).toBeVisible();
  await expect.poll(lists).toHaveLength(1);
  expect(asked.filter((url) => url.includes("inbox.data"))).toEqual([]);
});
