import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { chromiumEnv, chromiumPath, isPackaged, unpackedChromium } from "./chromium.ts";

/** Ends a run before it begins where no browser starts, in words instead of a stack for each test. */
export default function prepareChromium(): void {
  if (isPackaged && !existsSync(unpackedChromium)) unpack();
  const { error, status, stderr } = spawnSync(chromiumPath, ["--version"], { env: chromiumEnv });
  if (status === 0) return;
  console.error(
    `The browser tests need Chromium, and ${chromiumPath} does not start: ${error?.message ?? String(stderr).trim()}\n` +
      "Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one.",
  );
  process.exit(1);
}

/** The package unpacks into the temporary folder, with its libraries only where it takes itself to be on AWS. */
function unpack(): void {
  mkdirSync(dirname(unpackedChromium), { recursive: true });
  const own = mkdtempSync(`${unpackedChromium}-`);
  const script =
    'const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();';
  execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: import.meta.dirname,
    env: { TMPDIR: own, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
  });
  writeFileSync(
    `${own}/fonts/fonts.conf`,
    `<fontconfig><dir>${unpackedChromium}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${unpackedChromium}/font-cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(own, unpackedChromium);
  } catch {
    // Another run was first.
    rmSync(own, { recursive: true });
  }
}
