import type { Context, Handler } from "hono";
import { z } from "zod";
import { requireFreshSignIn } from "../domain/accounts/fresh-sign-in.ts";
import type { Ctx } from "../platform/context.ts";
import { CodedError } from "../platform/errors.ts";
import { parseInput } from "../platform/parse-input.ts";
import type { ResponseSpec } from "./responses.ts";
import { requireRole } from "./guards.ts";
import type { NetworkLimit } from "./limits.ts";
import { readJson } from "./read-json.ts";
import type { ApiEnv, Services } from "./services.ts";
import { addressOf, ctxOf, currentSession } from "./current-session.ts";
import type { Role } from "./role.ts";

type OtherBody = { type: string; description: string; maxBytes?: number };

type Declaration = {
  tag: string;
  summary: string;
  description?: string;
  role: Role;
  fresh?: true;
  /** Counted per network, before the body is read. */
  limit?: NetworkLimit;
  /** A path that does not fit leads to nothing. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType | OtherBody;
  /** Of a body with a schema, where much less than usual is enough. */
  maxBytes?: number;
  /** One that is empty counts as an object without fields. */
  mayOmitBody?: true;
  responses: Record<number, ResponseSpec>;
  enabled?: (services: Services) => boolean;
};

export type Endpoint = Declaration & {
  name: string;
  method: string;
  path: string;
  serve: (services: Services) => Handler<ApiEnv>;
};

type Name = `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;
type PathOf<N extends Name> = N extends `${string} ${infer Path}` ? Path : never;
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

/** JSON serializes dates to strings. */
type Wire<T> = string extends T
  ? T | Date
  : T extends object
    ? { [Key in keyof T]: Wire<T[Key]> }
    : T;

type Success<A> = A extends { 200: infer S } | { 201: infer S } ? S : never;
type Returned<A> =
  Success<A> extends { schema: infer S extends z.ZodType }
    ? Wire<z.output<S>>
    : A extends { 204: unknown }
      ? void
      : never;

type Call<N extends Name, D extends Declaration> = {
  c: Context<ApiEnv, PathOf<N>>;
  services: Services;
  ctx: () => Promise<Ctx>;
  params: Parsed<D["params"]>;
  query: Parsed<D["query"]>;
  body: Parsed<D["body"]>;
};

export function endpoint<N extends Name, const D extends Declaration>(
  name: N,
  declaration: D,
  handle: (
    call: Call<N, D>,
  ) => Response | Returned<D["responses"]> | Promise<Response | Returned<D["responses"]>>,
): Endpoint {
  const [method = "", path = ""] = name.split(" ");
  const { role, fresh, limit, params, query, body, mayOmitBody, responses }: Declaration =
    declaration;
  const status = 201 in responses ? 201 : 200;
  return {
    ...declaration,
    name,
    method,
    path,
    serve: (services) => async (c) => {
      await requireRole(c, services, role);
      if (fresh) requireFreshSignIn(services, (await currentSession(c, services)).session);
      if (limit) await services.limits[limit].consume(addressOf(c, services));
      const call = { c, services, ctx: () => ctxOf(c, services), params: {}, query: {}, body: {} };
      if (params) call.params = requireParams(params, c.req.param());
      if (query) call.query = parseInput(query, c.req.query());
      if (body instanceof z.ZodType) {
        const read = await readJson(c, mayOmitBody);
        if ("refusal" in read) return read.refusal;
        call.body = parseInput(body, read.body) as object;
      }
      // Parsed with D's own schemas, so the values have D's types.
      const answer = await handle(call as unknown as Call<N, D>);
      if (answer instanceof Response) return answer;
      return answer === undefined ? c.body(null, 204) : c.json(answer, status);
    },
  };
}

function requireParams(schema: z.ZodObject, given: Record<string, string>) {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new CodedError("not_found", "There is nothing with this id.");
}
