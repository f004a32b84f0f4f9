import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createServer as createInstance } from "../../platform/http/create-server.ts";
import { makeInstanceCertificate } from "../support/make-certificates.ts";
import { startNginx } from "../support/nginx.ts";
import { eventually } from "../support/program.ts";

const elevenMegabytes = 11 * 1024 ** 2;
/** What a browser accepts where it opens a page. */
const opened = "text/html,application/xhtml+xml,*/*;q=0.8";
const hsts = "max-age=63072000; includeSubDomains";

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

describe("nginx, as it is given out", () => {
  let program: Server;
  let nginx: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    program = createServer((request, response) => {
      const isBusy = request.url === "/api/busy";
      response.setHeader("Strict-Transport-Security", hsts);
      response.writeHead(isBusy ? 503 : 200, isBusy ? { "Retry-After": "7" } : {});
      response.end(JSON.stringify({ url: request.url, headers: request.headers }));
    });
    nginx = await startNginx([await listen(program)]);
    await eventually(() => nginx.ask("/"));
  });

  afterAll(async () => {
    await nginx.stop();
    program.close();
  });

  test("passes on who asks, and not what they say about it", async () => {
    const { status, text } = await nginx.ask("/contact");
    const { url, headers } = JSON.parse(text);
    expect([status, url]).toEqual([200, "/contact"]);
    expect(headers).toMatchObject({ host: "www.example.com", "x-forwarded-for": "127.0.0.1" });
  });

  test("keeps browsers to https with every answer, once each", async () => {
    const answers = [
      await nginx.ask("/contact"),
      await nginx.ask("/metrics"),
      await nginx.ask("/contact", { host: "example.com" }),
      await nginx.ask("/contact", { bytes: elevenMegabytes }),
      await nginx.ask("/api/contact", { bytes: elevenMegabytes }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 308, 413, 413]);
    for (const { hsts: said } of answers) expect(said).toEqual([hsts]);
    expect((await nginx.ask("/contact", { plain: true })).hsts).toEqual([]);
  });

  test("passes on a 503 with its time to come back", async () => {
    const { status, headers, text } = await nginx.ask("/api/busy");
    expect([status, headers["retry-after"]]).toEqual([503, "7"]);
    expect(JSON.parse(text)).toMatchObject({ url: "/api/busy" });
  });

  test("says in our own words what is too large", async () => {
    const answer = await nginx.ask("/api/requests", { bytes: elevenMegabytes });
    expect(answer.status).toBe(413);
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(answer.text)).toEqual({
      message: "The request is larger than 10 MB.",
      code: "too_large",
    });
    const page = await nginx.ask("/contact", { bytes: elevenMegabytes });
    expect([page.status, page.headers["content-type"]]).toEqual([413, "text/html"]);
    expect(page.text).not.toContain("nginx");
    const form = await nginx.ask("/api/sign-in/code", { bytes: elevenMegabytes, accept: opened });
    expect([form.status, form.headers["content-type"]]).toEqual([413, "text/html"]);
  });

  test("keeps what is not for the public to itself", async () => {
    expect((await nginx.ask("/metrics")).status).toBe(404);
    expect((await nginx.ask("/api/contact", { plain: true })).status).toBe(403);
    const { status, headers } = await nginx.ask("/contact?plan=essential", { plain: true });
    expect([status, headers.location]).toEqual([
      308,
      "https://www.example.com/contact?plan=essential",
    ]);
  });

  test("says when to come back while no program answers", async () => {
    program.close();
    program.closeAllConnections();
    await once(program, "close");
    const answer = await nginx.ask("/api/contact", { bytes: 0 });
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.hsts).toEqual([hsts]);
    expect(JSON.parse(answer.text)).toMatchObject({ code: "unavailable" });
    const page = await nginx.ask("/contact");
    expect([page.status, page.headers["retry-after"]]).toEqual([503, "5"]);
    expect(page.hsts).toEqual([hsts]);
    expect(page.text).toContain("Please try again shortly.");
    for (const given of [{ accept: opened }, { accept: opened, bytes: 0 }]) {
      const { status, headers, text } = await nginx.ask("/api/sign-in/code", given);
      expect([status, headers["content-type"], text]).toEqual([503, "text/html", page.text]);
    }
    const first = await nginx.ask("/api/contact", { accept: "application/json, text/html" });
    expect(first.headers["content-type"]).toBe("application/json");
  });
});

test("writes down neither who comes nor the tokens in addresses, with and without a program", async () => {
  const program = createServer((_request, response) => response.end());
  const gone = createServer();
  const nginx = await startNginx([await listen(program), await listen(gone)]);
  onTestFinished(async () => void (await nginx.stop()));
  gone.close();
  const path = "/sign-in/link?token=s3cret";
  await eventually(() => nginx.ask(path));
  await nginx.ask(path);
  program.close().closeAllConnections();
  const asked: Parameters<typeof nginx.ask>[1][] = [{}, { plain: true }, { host: "example.com" }];
  const answers = await Promise.all(asked.map((given) => nginx.ask(path, given)));
  expect(answers.map(({ status }) => status)).toEqual([503, 308, 308]);
  expect(await nginx.stop()).toBe("");
});

test("behind a CDN, believes it alone when it names a visitor", async () => {
  const program = createServer(({ headers }, response) =>
    response.end(JSON.stringify(headers["x-forwarded-for"])),
  );
  onTestFinished(() => program.close().closeAllConnections());
  const port = await listen(program);
  const namedThrough = async (cdn: string) => {
    const nginx = await startNginx([port], { cdn });
    onTestFinished(async () => void (await nginx.stop()));
    return JSON.parse((await eventually(() => nginx.ask("/"))).text);
  };
  // Whoever comes past it says the same as it does; a visitor may say something in front of it.
  expect(await namedThrough("192.0.2.0/24")).toBe("127.0.0.1");
  expect(await namedThrough("127.0.0.0/8")).toBe("203.0.113.9");
});

test("looks with every instance for a file of a page, of which each has those of its own build", async () => {
  const asked: string[] = [];
  const ports = ["before", "after"].map((build) => {
    const instance = createServer(({ url, headers }, response) => {
      asked.push(url ?? "");
      response.writeHead(url === `/assets/${build}.js` ? 200 : 404);
      response.end(headers.host);
    });
    onTestFinished(() => instance.close().closeAllConnections());
    return listen(instance);
  });
  const nginx = await startNginx(await Promise.all(ports));
  onTestFinished(async () => void (await nginx.stop()));
  await eventually(() => nginx.ask("/"));
  for (const build of ["before", "after", "after", "before"])
    expect(await nginx.ask(`/assets/${build}.js`)).toMatchObject({
      status: 200,
      text: "www.example.com",
    });
  asked.length = 0;
  for (const path of ["/assets/gone.js", "/gone"]) expect((await nginx.ask(path)).status).toBe(404);
  expect(asked).toEqual(["/assets/gone.js", "/assets/gone.js", "/gone"]);
});

test("reaches a program over TLS that has a certificate of its authority, and no other", async () => {
  const [ours, another] = [await makeInstanceCertificate(), await makeInstanceCertificate()];
  const askedOf = async ({ certificate }: typeof ours) => {
    const instance = createInstance(certificate, (_request, response) => response.end("answered"));
    const port = await listen(instance);
    onTestFinished(() => instance.close().closeAllConnections());
    const nginx = await startNginx([port], { authority: ours.folder });
    onTestFinished(async () => void (await nginx.stop()));
    return eventually(() => nginx.ask("/contact"));
  };
  expect(await askedOf(ours)).toMatchObject({ status: 200, text: "answered" });
  expect(await askedOf(another)).toMatchObject({ status: 503 });
});
