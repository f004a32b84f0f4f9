import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createQueryClient, fetchByKey } from "./query-client.ts";
import { request, RequestError } from "./api-fetch.ts";
import { currentOf } from "./current-of.ts";

type Answer = { status: number; statusText?: string; body?: string };

let server: Server;
let origin: string;
let next: Answer;
let asked: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      asked.push({ method, url, headers, body });
      response.writeHead(next.status, next.statusText).end(next.body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

async function refusal(answer: Answer): Promise<RequestError> {
  next = answer;
  const error = await request("GET", `${origin}/api/thing`).catch((thrown: unknown) => thrown);
  if (!(error instanceof RequestError)) throw new Error("It was not refused");
  return error;
}

describe("a call", () => {
  test("with a body sends JSON and declares it", async () => {
    next = { status: 201, body: '{"message":"Thanks"}' };
    const answer = await request("POST", `${origin}/api/contact`, { firstName: "Ada" });
    expect(await answer.json()).toEqual({ message: "Thanks" });
    expect(asked).toMatchObject([
      { method: "POST", url: "/api/contact", body: '{"firstName":"Ada"}' },
    ]);
    expect(asked[0]?.headers["content-type"]).toBe("application/json");
  });

  test("without a body declares no content type", async () => {
    next = { status: 200, body: "[]" };
    await request("DELETE", `${origin}/api/blog-posts/1`);
    expect(asked[0]?.headers).not.toHaveProperty("content-type");
  });
});

describe("an unsuccessful response is an error", () => {
  test("whose message is the status and the body", async () => {
    const body = '{"message":"Please check the form.","code":"invalid","fields":{"email":"No"}}';
    const error = await refusal({ status: 400, body });
    expect(error.message).toBe(`400: ${body}`);
    expect(error.status).toBe(400);
    expect(error.said).toBe("Please check the form.");
    expect(error.fields).toEqual({ email: "No" });
  });

  test("or the status text if the body is empty", async () => {
    const error = await refusal({ status: 503, statusText: "Service Unavailable" });
    expect(error.message).toBe("503: Service Unavailable");
    expect(error.said).toBeUndefined();
    expect(error.fields).toEqual({});
  });

  test.each(["<h1>Bad gateway</h1>", "null", "7", "[]", '{"message":7,"fields":null}'])(
    "that has no words for people in %s",
    async (body) => {
      const error = await refusal({ status: 502, body });
      expect(error.message).toBe(`502: ${body}`);
      expect(error.said).toBeUndefined();
      expect(error.fields).toEqual({});
    },
  );

  test("whose conflict tells what is there now, if it is ours", async () => {
    const body = '{"message":"Somebody was faster.","current":{"id":"1"}}';
    expect(currentOf(await refusal({ status: 409, body }))).toEqual({ id: "1" });
    expect(currentOf(await refusal({ status: 400, body }))).toBeUndefined();
    for (const others of ["<h1>Conflict</h1>", "null", "7", ""])
      expect(currentOf(await refusal({ status: 409, body: others })), others).toBeUndefined();
  });

  test("or the network's own if there is no response", async () => {
    await expect(request("GET", "http://127.0.0.1:1/")).rejects.toBeInstanceOf(TypeError);
  });
});

const ask = (options: object = {}) =>
  createQueryClient().fetchQuery({
    queryKey: [origin, "api", "membership", "plans"],
    ...options,
  });

describe("a query", () => {
  test("fetches the address its key spells out", async () => {
    next = { status: 200, body: '[{"id":"free"}]' };
    expect(await ask()).toEqual([{ id: "free" }]);
    expect(asked).toMatchObject([{ method: "GET", url: "/api/membership/plans" }]);
  });

  test("throws on 401 without a retry", async () => {
    next = { status: 401, body: '{"message":"Please sign in."}' };
    await expect(ask()).rejects.toThrow('401: {"message":"Please sign in."}');
    expect(asked).toHaveLength(1);
  });

  test("is null on 401 where visitors may ask", async () => {
    next = { status: 401, body: '{"message":"Please sign in."}' };
    expect(await ask({ queryFn: fetchByKey("null") })).toBeNull();
  });

  test("throws every other refusal either way", async () => {
    next = { status: 403, body: "no" };
    await expect(ask({ queryFn: fetchByKey("null") })).rejects.toThrow("403: no");
  });

  test("is fetched once and never goes stale by itself", async () => {
    next = { status: 200, body: "1" };
    const client = createQueryClient();
    const query = { queryKey: [origin, "api", "count"] };
    await client.fetchQuery(query);
    await client.fetchQuery(query);
    expect(asked).toHaveLength(1);
    await client.invalidateQueries(query);
    await client.fetchQuery(query);
    expect(asked).toHaveLength(2);
  });
});

test("is not fetched again on focus, by a timer or after a failure", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
