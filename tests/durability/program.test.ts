import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { startProgram, type Program, type Settings } from "../support/program.ts";

describe("SIGTERM", () => {
  it("finishes the request in flight and exits with 0 within 10 s", async () => {
    const program = await startProgram();
    const body = JSON.stringify(enquiry("in-flight@visitor.example"));
    const socket = connect(program.port, "localhost");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(
      `POST /api/contact HTTP/1.1\r\nHost: localhost:${program.port}\r\nOrigin: ${program.url}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
        `Expect: 100-continue\r\n\r\n`,
    );
    // By this answer the program has taken the request, whose body is still to come.
    await expect.poll(() => answer).toBe("HTTP/1.1 100 Continue\r\n\r\n");
    socket.write(body.slice(0, 20));
    const asked = Date.now();
    program.signal("SIGTERM");
    await expect.poll(() => program.logs()).toContain("stopping");
    socket.write(body.slice(20));
    expect(await program.exit).toEqual({ code: 0, signal: null });
    expect(Date.now() - asked).toBeLessThan(10_000);
    await closed;
    expect(answer).toMatch(/\r\n\r\nHTTP\/1\.1 201 /);
  });
});

describe("a trial", () => {
  const silences = {
    nothing: "",
    "half a request": "GET / HTTP/1.1\r\nHost: loc",
    "half a body":
      "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n" +
      "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
  };
  let program: Program;
  beforeAll(async () => {
    program = await startProgram();
  });
  afterAll(() => program.kill());

  it("refuses requests addressed to another machine, and gives every response an id", async () => {
    for (const path of ["/", "/blog", "/dev/mailbox", "/api/membership/plans", "/healthz"]) {
      const foreign = request(program.url + path, { headers: { Host: "trial.example" } }).end();
      const [answer] = (await once(foreign, "response")) as [IncomingMessage];
      expect([path, answer.statusCode]).toEqual([path, 421]);
      expect(await text(answer)).toContain('"code":"misdirected"');
      for (const visit of [await fetch(program.url + path), await fetch(program.url + path)])
        expect(visit.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    }
    expect(program.logs()).toContain("whoever reaches it can sign in as an admin");
  });

  it("stops with 0 within 10 s, whatever connections are kept alive or fell silent", async () => {
    for (const sent of Object.values(silences)) {
      const socket = connect(program.port, "localhost").on("error", () => {});
      await once(socket, "connect");
      socket.write(sent);
    }
    await (await fetch(program.url)).text();
    const asked = Date.now();
    expect(await program.stop()).toEqual({ code: 0, signal: null });
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(program.logs()).not.toContain('"level":"error"');
  });
});

describe("a settings mistake", () => {
  const mistakes: [name: string, settings: Settings][] = [
    ["PORT", { PORT: "abc" }],
    ["DATABASE_URL", { APP_URL: "https://firm.example" }],
  ];

  it.each(mistakes)("in %s stops the start with one line that names it", async (name, env) => {
    const program = await startProgram({ env, ready: false });
    expect((await program.exit).code).toBeGreaterThan(0);
    const lines = program.logs().trim().split("\n");
    expect(lines.filter((line) => line.includes(name))).toHaveLength(1);
    expect(program.logs()).not.toMatch(/^\s+at /m);
    expect(lines).toHaveLength(1);
  });
});

describe("bad input", () => {
  let program: Program;
  beforeAll(async () => {
    program = await startProgram({ env: { TRUST_PROXY: "1" } });
  });
  afterAll(() => program.stop());

  const contact = enquiry("bad@visitor.example");
  const bodies: [what: string, body: unknown, status: number][] = [
    ["nothing", "", 400],
    ["half a JSON text", '{"firstName":', 400],
    ["a JSON array", [], 400],
    ["null", "null", 400],
    ["an empty object", {}, 400],
    ["a short message", { ...contact, message: "short" }, 400],
    ["an unknown interest", { ...contact, interestedIn: "world-peace" }, 400],
    ["numbers for words", { ...contact, firstName: 7 }, 400],
    ["a line break in the address", { ...contact, email: "a@b.example\r\nBcc: c@d.example" }, 400],
    ["a megabyte", { ...contact, message: "x".repeat(1_000_000) }, 413],
  ];

  it.each(bodies)("%s to /api/contact is refused with a message", async (_, body, status) => {
    const answer = await postEnquiry(program, body, Math.ceil(Math.random() * 60_000));
    expect(answer.status === 422 ? 400 : answer.status).toBe(status);
    const said = (await answer.json()) as { message: string; code: string };
    expect(said).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(said.message).not.toMatch(/node_modules|:\d+:\d+|insert into/);
  });

  it("from another site is refused", async () => {
    const answer = await postEnquiry(program, contact, 61_000, { Origin: "https://evil.example" });
    expect(answer.status).toBe(403);
  });

  it("as another content type is refused", async () => {
    const answer = await postEnquiry(program, contact, 61_001, { "Content-Type": "text/plain" });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  const addresses: [method: string, address: string][] = [
    ["GET", "/api/nothing-here"],
    ["GET", "/api/contact"],
    ["DELETE", "/api/contact"],
    ["GET", "/api/%E0%A4%A"],
    ["GET", "/%E0%A4%A"],
    ["GET", "/%00"],
    ["GET", "/..%2f..%2fetc%2fpasswd"],
    ["GET", "/.git/config"],
    ["GET", "/assets"],
    ["GET", "/assets/nothing.js"],
    ["GET", "/nothing-here"],
    ["POST", "/"],
    ["PUT", "/contact"],
    ["DELETE", "/healthz"],
    ["POST", "/nothing-here"],
    ["TRACE", "/"],
    ["TRACK", "/contact"],
    ["OPTIONS", "/"],
  ];

  it.each(addresses)("%s %s gives a 4xx with a message", async (method, address) => {
    const answer = await raw(program, method, address);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer.split("\r\n\r\n").slice(1).join("").trim()).not.toBe("");
  });

  it("in a form posted without script comes back in the page, and so does the rate limit", async () => {
    const refused = await postForm(program, { ...contact, message: "short", firstName: "<Ada>" });
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain("Message must be at least 10 characters");
    expect(page).toContain('value="&lt;Ada&gt;"');
    expect((await postForm(program, contact, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await postForm(program, {}, { "Content-Type": "text/plain" })).status).toBe(400);
    let last = refused;
    for (let posts = 0; posts < 12 && last.status !== 429; posts += 1)
      last = await postForm(program, contact);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    const limited = await last.text();
    expect(limited).toContain("Too many attempts. Please try again later.");
    expect(limited).toContain(contact.message);
  });

  it("does not include a form that a proxy forwards under its own host name", async () => {
    const asked = request(`${program.url}/contact`, {
      method: "POST",
      headers: {
        Host: "127.0.0.1:8080",
        Origin: program.url,
        "Content-Type": "application/x-www-form-urlencoded",
        "X-Forwarded-For": "10.9.9.8",
      },
    });
    asked.end(new URLSearchParams(contact).toString());
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toContain("Thank you for reaching out!");
  });

  it("with two lengths is refused, so that nobody hides a request in another’s", async () => {
    const hidden = "GET /hidden HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (const lengths of [
      "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
      "Content-Length: 4\r\nContent-Length: 40\r\n",
      "Transfer-Encoding: chunked, identity\r\n",
    ]) {
      const answer = await rawText(
        program,
        `POST /api/contact HTTP/1.1\r\nHost: localhost:${program.port}\r\n${lengths}\r\n0\r\n\r\n${hidden}`,
      );
      expect(answer.match(/^HTTP\/1\.1 \d+/gm), lengths).toEqual(["HTTP/1.1 400"]);
    }
  });

  it("leaves the program ready", async () => {
    expect((await fetch(`${program.url}/readyz`)).status).toBe(200);
  });
});

function postForm(
  program: Program,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${program.url}/contact`, {
    method: "POST",
    headers: { Origin: program.url, "X-Forwarded-For": "10.9.9.9", ...headers },
    body: new URLSearchParams(fields),
  });
}

/** Sends the address as it is: fetch would repair it first. */
function raw(program: Program, method: string, address: string): Promise<string> {
  const body = method === "GET" ? "" : "Content-Length: 0\r\n";
  return rawText(
    program,
    `${method} ${address} HTTP/1.1\r\nHost: localhost:${program.port}\r\n` +
      `Origin: ${program.url}\r\n${body}Connection: close\r\n\r\n`,
  );
}

function rawText(program: Program, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(program.port, "localhost");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.once("close", () => resolve(answer));
    socket.once("error", reject);
    socket.write(request);
  });
}
