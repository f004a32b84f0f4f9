import { chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../support/chromium.ts";
import type { Program } from "../support/program.ts";
import { signInAsAdmin } from "../support/sign-in.ts";
import { atMost, median, type Row } from "./row.ts";

const slowed = 4;
const runs = 7;
const limitMs = 1000;

/** From the click on its address to the frame that shows the rows of the inbox. */
export async function timeFirstPaint(program: Program): Promise<Row> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ baseURL: program.url });
    await signInAsAdmin(page, program, "/admin/inbox");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
    const took: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      await page.goto("/admin/inbox", { waitUntil: "commit" });
      took.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const look = () =>
                document.querySelector(".records tbody tr")
                  ? requestAnimationFrame(() => resolve(performance.now()))
                  : requestAnimationFrame(look);
              look();
            }),
        ),
      );
    }
    const what = `desk, 50,000 conversations: first paint of the inbox, ${slowed} times slowed`;
    return atMost(`${what}, median of ${runs}`, Math.round(median(took)), limitMs, " ms");
  } finally {
    await browser.close();
  }
}
