import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createSecureContext,
  getCACertificates,
  setDefaultCACertificates,
  TLSSocket,
} from "node:tls";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeCertificates } from "../../tests/support/make-certificates.ts";
import { runTool } from "./postgres-tools.ts";

const hasTool = spawnSync("pg_dump", ["--version"]).status === 0;

/** Says no to everybody, once they have made sure that it is who it claims to be. */
async function openSecureServer() {
  const folder = await mkdtemp(join(tmpdir(), "fontana-authority-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  makeCertificates(folder, "Instances of Fontana", (commands) =>
    commands.replaceAll("fontana.internal", "localhost"),
  );
  const read = (name: string) => readFile(join(folder, name), "utf8");
  const secureContext = createSecureContext({
    cert: await read("own.pem"),
    key: await read("own.key"),
  });
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write("S");
      const secured = new TLSSocket(socket, { isServer: true, secureContext });
      secured.on("error", () => undefined);
      secured.once("data", () => {
        const fields = Buffer.from("SFATAL\0C28000\0Mit was trusted\0\0");
        const head = Buffer.alloc(5, "E");
        head.writeInt32BE(fields.length + 4, 1);
        secured.end(Buffer.concat([head, fields]));
      });
    });
  });
  onTestFinished(() => void server.close());
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { port, folder, authority: await read("authority.pem") };
}

test.runIf(hasTool)("a backup trusts the authorities that the program trusts", async () => {
  const { port, folder, authority } = await openSecureServer();
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const url = `postgres://fontana@localhost:${port}/fontana?sslmode=verify-full`;
  const dump = () => runTool("pg_dump", [], url).done;
  await expect(dump()).rejects.toThrow("certificate verify failed");
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, authority]);
  onTestFinished(() => setDefaultCACertificates(before));
  await expect(dump()).rejects.toThrow("it was trusted");
  expect((await readdir(folder)).filter((name) => name.includes("authorities"))).toEqual([]);
});
