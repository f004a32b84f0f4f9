import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overload } from "../faults/overload.ts";
import { type Program, startProgram } from "../support/program.ts";

let program: Program;
beforeAll(async () => void (program = await startProgram({ env: { LOG_LEVEL: "warn" } })));
afterAll(() => program.stop());

/** What it was answered before the connection ended. */
async function talk(say: (socket: Socket) => void): Promise<string> {
  const socket = connect(program.port, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString("latin1")));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  say(socket);
  await new Promise((resolve) => socket.once("close", resolve));
  return heard;
}

const head = (method: string, path: string, ...lines: string[]) =>
  [`${method} ${path} HTTP/1.1`, `Host: localhost:${program.port}`, ...lines].join("\r\n");

const origin = () => `Origin: ${program.url}`;

it("heads that are too large, and heads that never end, are refused", async () => {
  const large = await talk((socket) =>
    socket.write(`${head("GET", "/", `X-Large: ${"a".repeat(20_000)}`)}\r\n\r\n`),
  );
  expect(large).toMatch(/^HTTP\/1\.1 431 /);
  const slow = await talk((socket) => {
    socket.write(head("GET", "/"));
    const trickle = setInterval(() => socket.write("a"), 500);
    socket.on("close", () => clearInterval(trickle));
  });
  expect(slow).toMatch(/^HTTP\/1\.1 408 /);
});

it.each(["/api/contact", "/api/nothing", "/contact"])(
  "a body without end is refused at %s, and not read",
  async (path) => {
    const heard = await talk((socket) => {
      const json = "Content-Type: application/json";
      socket.write(`${head("POST", path, origin(), json, "Transfer-Encoding: chunked")}\r\n\r\n`);
      const chunk = `4000\r\n${"a".repeat(0x4000)}\r\n`;
      let left = 16;
      const more = setInterval(() => {
        socket.write(chunk);
        if ((left -= 1) === 0) clearInterval(more);
      }, 1);
      // A client that listens; to one that does not, its own writes fail.
      socket.once("data", () => clearInterval(more));
      socket.once("close", () => clearInterval(more));
    });
    // Of a body that never ended.
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  },
);

it("a page from memory is sent, and the body that came with its request is not read", async () => {
  const heard = await talk((socket) =>
    socket.write(`${head("GET", "/contact", "Transfer-Encoding: chunked")}\r\n\r\n1\r\na\r\n`),
  );
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(heard.toLowerCase()).toContain("connection: close");
});

it("connections that say nothing keep nobody out, and are closed soon", async () => {
  const sockets = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const socket = connect(program.port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.resume();
      await once(socket, "connect");
      return socket;
    }),
  );
  const slow = connect(program.port, "127.0.0.1");
  const body = "Content-Length: 1000";
  slow.write(`${head("POST", "/api/contact", origin(), body)}\r\n\r\n{`);
  expect((await fetch(`${program.url}/contact`)).status).toBe(200);
  expect((await fetch(`${program.url}/blog?q=x`)).status).toBe(200);
  for (const socket of sockets) if (!socket.closed) await once(socket, "close");
  expect(slow.destroyed).toBe(false);
  slow.destroy();
});

it("beyond what it can do it refuses some kindly, last of all those who sign in, lets newcomers in at once, and goes on", async () => {
  const { figures, refused, middle } = await overload({ visitors: 200, seconds: 3 });
  expect(figures.faults).toEqual([]);
  expect(middle.newcomer).toBeLessThan(middle.accepted);
  expect(figures.unanswered).toBe(0);
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(refused.important).toBeLessThan(refused.ordinary);
});
