import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { eicar } from "../../cli/checks/eicar.ts";

type Trouble = "hangs" | "hangs up" | "knows nothing";

const streamMaxLength = 100 * 1024 ** 2;
const version = "ClamAV 1.4.3/27800/Thu Nov 26 09:12:44 2026";

type Take = (bytes: number) => Promise<Buffer>;

function takeFrom(socket: Socket): Take {
  const parts: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return async (bytes) => {
    const come = [held];
    for (let size = held.length; size < bytes; size += come.at(-1)!.length) {
      const next = await parts.next();
      if (next.done) throw new Error("it hung up");
      come.push(next.value);
    }
    const all = Buffer.concat(come);
    held = all.subarray(bytes);
    return all.subarray(0, bytes);
  };
}

/** Speaks clamd's protocol as far as files need it, and knows one virus. */
export async function openFakeClamd() {
  const seen: Buffer[] = [];
  let trouble: Trouble | undefined;
  let limit = streamMaxLength;
  const open = new Set<Socket>();

  const server = createServer((socket) => {
    open.add(socket.on("close", () => open.delete(socket)).on("error", () => undefined));
    if (trouble === "hangs up") socket.destroy();
    else if (trouble !== "hangs") answer(socket).catch(() => socket.destroy());
  });

  async function answer(socket: Socket): Promise<void> {
    const take = takeFrom(socket);
    let command = "";
    for (let sign = ""; sign !== "\0"; command += sign) sign = (await take(1)).toString("latin1");
    socket.end(`${await answerTo(command.slice(0, -1), take)}\0`);
  }

  async function answerTo(command: string, take: Take): Promise<string> {
    if (command === "zPING") return "PONG";
    if (command === "zVERSION") return version;
    return command === "zINSTREAM" ? scanStream(take) : "UNKNOWN COMMAND";
  }

  async function scanStream(take: Take): Promise<string> {
    const chunks: Buffer[] = [];
    let left = limit;
    for (;;) {
      const length = (await take(4)).readUInt32BE();
      if (length > left) return "INSTREAM size limit exceeded. ERROR";
      if (length === 0) return verdictOn(Buffer.concat(chunks));
      chunks.push(await take(length));
      left -= length;
    }
  }

  function verdictOn(file: Buffer): string {
    seen.push(file);
    const infected = trouble !== "knows nothing" && file.includes(eicar);
    return infected ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
  }

  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const stop = async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, "close");
  };

  return {
    url: `tcp://127.0.0.1:${port}`,
    /** The files that it looked at. */
    seen,
    /** From now on; nothing makes it well again. */
    is: (what?: Trouble) => void (trouble = what),
    takes: (bytes: number) => void (limit = bytes),
    stop,
    start: () => listen(port),
  };
}

export type FakeClamd = Awaited<ReturnType<typeof openFakeClamd>>;
