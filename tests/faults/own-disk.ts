import { execFileSync } from "node:child_process";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Of its own, so that nothing else on this machine runs out of room. Only root may mount one. */
export async function mountDisk() {
  const folder = await mkdtemp(join(tmpdir(), "fontana-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", folder]);
  const ballast = join(folder, "ballast");
  return {
    folder,
    /** To the last kilobyte. */
    async fill(): Promise<void> {
      for (const size of [1 << 20, 1 << 10])
        try {
          for (;;) await appendFile(ballast, Buffer.alloc(size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
    },
    makeRoom: () => rm(ballast),
    async unmount(): Promise<void> {
      execFileSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true });
    },
  };
}

export type Disk = Awaited<ReturnType<typeof mountDisk>>;
