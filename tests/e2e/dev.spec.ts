import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test as base } from "../support/browser.ts";
import { freshClone } from "../support/fresh-clone.ts";
import { freePort } from "../support/program.ts";

/** `npm run dev` on a copy of the project, whose files the tests may change. */
async function openDevelopment() {
  const clone = await freshClone();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const program = spawn(process.execPath, ["scripts/dev.ts"], {
    cwd: clone,
    env: { PATH, HOME, PORT: String(port), LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(program, "exit");
  const ready = () => fetch(`${url}/readyz`).then(({ status }) => status, String);
  try {
    await expect.poll(ready, { timeout: 180_000 }).toBe(200);
  } catch (error) {
    // Without it the run goes on, and a program nobody knows of with it.
    program.kill("SIGKILL");
    throw error;
  }
  const value = {
    url,
    async edit(file: string, from: string, to: string): Promise<void> {
      const text = await readFile(join(clone, file), "utf8");
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      await writeFile(join(clone, file), text.replace(from, to));
    },
  };
  async function close(): Promise<void> {
    program.kill("SIGTERM");
    const [code] = await ended;
    await rm(clone, { recursive: true, force: true });
    expect(code).toBe(0);
  }
  return { value, close };
}

type Development = Awaited<ReturnType<typeof openDevelopment>>["value"];

const test = base.extend<{ development: Development }>({
  development: [
    async ({ own }, use) => use(await own("dev", openDevelopment)),
    { timeout: 200_000 },
  ],
  baseURL: async ({ development }, use) => use(development.url),
});

test.describe.configure({ mode: "default" });

test("changes show by themselves, styles without a page reload", async ({ page, development }) => {
  await page.goto("/contact");
  const hydrated = page.locator('[data-island="contact-form"][data-hydrated]');
  await page.getByLabel("First name").focus();
  await expect(hydrated).toBeAttached({ timeout: 60_000 });
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await paper()).toMatch(/^oklch/);

  await page.getByLabel("First name").fill("Ada");
  await development.edit(
    "app/styles/tokens.css",
    "--paper: light-dark(oklch(",
    "--paper: light-dark(rgb(1 2 3), oklch(0 0 0)); --was: light-dark(oklch(",
  );
  await expect.poll(paper).toBe("rgb(1, 2, 3)");
  await expect(page.getByLabel("First name")).toHaveValue("Ada");

  // React swaps the form in place, and then the page is loaded again for what else shows the file.
  const loaded = page.waitForEvent("load");
  await development.edit("app/site/contact-form.tsx", '"Send message"', '"Send it off"');
  await loaded;
  await expect(page.getByRole("button", { name: "Send it off" })).toBeVisible();
  await page.getByLabel("First name").focus();
  await expect(hydrated).toBeAttached({ timeout: 60_000 });

  await development.edit("app/site/contact.tsx", "Let's Talk Tech Strategy", "Let's talk");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let's talk");
});

test("an edited endpoint or page is live at the next request", async ({ request, development }) => {
  expect(await (await request.get("/healthz")).json()).toEqual({ status: "ok" });
  await development.edit("api/health.ts", 'status: "ok"', 'status: "edited"');
  await expect
    .poll(async () => (await request.get("/healthz")).json())
    .toEqual({ status: "edited" });

  await development.edit("content/firm.ts", "Fontana Advisors", "Edited Advisors");
  await expect.poll(async () => (await request.get("/")).text()).toContain("Edited Advisors");
});

test("code that does not load says why, and the next edit fixes it", async ({
  request,
  development,
}) => {
  await development.edit("api/contact.ts", "export const", "export cnst");
  const broken = () => request.get("/contact");
  await expect.poll(async () => (await broken()).status()).toBe(500);
  expect(await (await broken()).text()).toContain("api/contact.ts");
  // At once: an editor that formats what it has saved writes twice within milliseconds.
  await development.edit("api/contact.ts", "export cnst", "export const");
  await expect.poll(async () => (await broken()).status()).toBe(200);
});
