import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createServerDatabase } from "../../tests/fixtures/database.ts";

const serverUrl = process.env.TEST_DATABASE_URL;
const opener = fileURLToPath(new URL("./open-database.ts", import.meta.url));

it.skipIf(!serverUrl)(
  "migrates once when several processes start at once",
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 3; round++) {
      const { url, drop } = await createServerDatabase(serverUrl ?? "");
      try {
        expect(await Promise.all([open(url), open(url), open(url)])).toEqual(["9", "9", "9"]);
      } finally {
        await drop();
      }
    }
  },
);

/** Opens the database in a process of its own and answers how many plans it found there. */
async function open(url: string): Promise<string> {
  const script = `
    import { openDatabase } from ${JSON.stringify(opener)};
    const database = await openDatabase({ url: ${JSON.stringify(url)}, dataDir: "unused" });
    const { rows } = await database.handle.query("select count(*) as plans from membership_plans");
    await database.close();
    console.log(rows[0].plans);
  `;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  await new Promise((resolve) => child.once("close", resolve));
  return output.trim();
}
