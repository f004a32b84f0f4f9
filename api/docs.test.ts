import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { expectDescribed } from "../tests/support/described-answer.ts";
import { endpoints } from "./endpoints.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

type Operation = {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  security?: unknown[];
};

async function describedApi(app: TestApp) {
  const answer = await app.request("GET", "/api/openapi.json");
  expect(answer.status).toBe(200);
  const api = (await answer.json()) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  return api;
}

const listed = (api: Awaited<ReturnType<typeof describedApi>>) =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`,
    ),
  );

const described = (status: number, body: unknown) =>
  expectDescribed("GET", "/healthz", Response.json(body, { status }));

describe("OpenAPI", () => {
  test("names every endpoint and no other", async () => {
    const api = await describedApi(home);
    expect(api.openapi).toBe("3.1.0");
    expect(listed(api).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  test("describes each one's input and responses once", async () => {
    const api = await describedApi(home);
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { path, summary, parameters, responses } of operations) {
      expect(summary, path).not.toBe("");
      expect(Object.keys(responses).length, path).toBeGreaterThan(0);
      const inPath = parameters.filter((one) => one.in === "path").map(({ name }) => `{${name}}`);
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
    }
  });

  test("shows the very schema that validates", async () => {
    const api = await describedApi(home);
    const write = api.paths["/api/blog-posts"]?.post;
    const body = write?.requestBody?.content["application/json"]?.schema;
    expect(body?.required?.toSorted()).toEqual(["category", "content", "summary", "title"]);
    const answer = await home.post("/api/contact", {});
    const { fields } = (await answer.json()) as { fields: Record<string, string> };
    const contact = api.paths["/api/contact"]?.post?.requestBody?.content["application/json"];
    expect(contact?.schema.required?.toSorted()).toEqual(Object.keys(fields).toSorted());
  });

  test("leaves no response without a schema", async () => {
    const api = await describedApi(home);
    for (const [path, methods] of Object.entries(api.paths))
      for (const [method, { responses }] of Object.entries(methods))
        for (const [status, { content = {} }] of Object.entries(responses)) {
          const { schema } = (content["application/json"] ?? {}) as { schema?: object };
          const says = schema && ("type" in schema || "anyOf" in schema);
          const name = `${method} ${path} ${status}`;
          expect(schema === undefined || says, name).toBe(true);
          const isLeft = /^(204|30\d)$/.test(status) || Object.keys(content).length > 0;
          expect(isLeft, name).toBe(true);
        }
  });

  test("a response that differs from its description fails its test", async () => {
    await described(200, { status: "ok" });
    await described(500, { message: "No.", code: "internal" });
    await expect(described(200, { status: 7 })).rejects.toThrow("GET /healthz 200");
    await expect(described(200, { status: "ok", more: 1 })).rejects.toThrow("more");
    await expect(described(201, { status: "ok" })).rejects.toThrow("not described");
    await expect(described(500, { message: "No." })).rejects.toThrow("code");
  });

  test("says what needs a session", async () => {
    const api = await describedApi(home);
    for (const { name, method, path, role } of endpoints) {
      const at = api.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
      const closed = role === "member" || role === "admin";
      expect(at?.security !== undefined, name).toBe(closed);
      expect(at?.responses["401"] !== undefined || !closed, name).toBe(true);
    }
  });
});

describe("the page", () => {
  test("lists every endpoint, runs nothing and loads nothing", async () => {
    const answer = await home.request("GET", "/api/docs");
    const text = await answer.text();
    for (const { name } of endpoints) expect(text).toContain(`<code>${name}</code>`);
    expect(text).not.toMatch(/<script|<link|<img|\son\w+=|https?:\/\/(?!localhost)/);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
  });
});
