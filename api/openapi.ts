import { z } from "zod";
import { firm } from "../content/firm.ts";
import { type ResponseSpec, failed, stale, tooMany } from "./responses.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Role } from "./role.ts";
import { networkRules } from "./limits.ts";

export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  description?: string;
  maxLength?: number;
  format?: string;
};
type Content = Record<string, { schema: JsonSchema }>;
type Parameter = {
  name: string;
  in: "path" | "query";
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  "x-role": Role;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  security?: { session: [] }[];
};
export type OpenApi = Record<string, unknown> & {
  paths: Record<string, Record<string, Operation>>;
};

const whoMayCall: Record<Role, string> = {
  visitor: "Anyone.",
  member: "Signed-in members.",
  admin: "Admins: signed in, with a verified email in ADMIN_EMAILS.",
  signature: "The sender proves itself by signing the body.",
};

const invalid = failed("What was sent does not fit; `fields` names each problem.");

/** Not zod-openapi: its generator does not support `catch`, which every query schema uses. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  // A JSON schema by construction; only the parts the page shows are typed here.
  return rest as JsonSchema;
}

function response({ description, schema, type }: ResponseSpec) {
  if (schema)
    return {
      description,
      content: { "application/json": { schema: jsonSchema(schema, "output") } },
    };
  return { description, ...(type && { content: { [type]: { schema: { type: "string" } } } }) };
}

function parameters({ path, params, query }: Endpoint): Parameter[] {
  const declared = params && jsonSchema(params, "input").properties;
  const inPath = [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = ""]) => ({
    name,
    in: "path" as const,
    required: true,
    schema: declared?.[name] ?? { type: "string" },
  }));
  if (!query) return inPath;
  const inQuery = Object.entries(jsonSchema(query, "input").properties ?? {}).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: "query" as const,
      required: !query.shape[name]?.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema,
    }),
  );
  return [...inPath, ...inQuery];
}

function requestBody({ body, mayOmitBody }: Endpoint): Pick<Operation, "requestBody"> {
  if (!body) return {};
  const content =
    body instanceof z.ZodType
      ? { "application/json": { schema: jsonSchema(body, "input") } }
      : { [body.type]: { schema: { type: "string", description: body.description } } };
  return { requestBody: { required: !mayOmitBody, content } };
}

function operation(endpoint: Endpoint): Operation {
  const { name, tag, summary, description, role, fresh, limit, query, body, responses } = endpoint;
  const needsSession = role === "member" || role === "admin";
  const counted =
    limit &&
    `At most ${networkRules[limit].points} calls from one network in ${networkRules[limit].seconds / 60} minutes.`;
  const described: Record<string, ResponseSpec> = {
    ...(needsSession && { 401: failed("Nobody is signed in.") }),
    ...(role === "admin" && { 403: failed("Not an admin.") }),
    ...(fresh && { 403: stale }),
    ...((body ?? query) && { 400: invalid }),
    ...(limit && { 429: tooMany }),
    ...responses,
    default: failed("Any other failure."),
  };
  return {
    operationId: name.replace(/[^a-zA-Z]+/g, "-").toLowerCase(),
    tags: [tag],
    summary,
    description: [description, `Who may call it: ${whoMayCall[role]}`, counted]
      .filter(Boolean)
      .join("\n\n"),
    "x-role": role,
    parameters: parameters(endpoint),
    ...requestBody(endpoint),
    responses: Object.fromEntries(
      Object.entries(described).map(([status, spec]) => [status, response(spec)]),
    ),
    ...(needsSession && { security: [{ session: [] }] }),
  };
}

export function describeApi(
  endpoints: Endpoint[],
  { appUrl, cookieName }: { appUrl: string; cookieName: string },
): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const endpoint of endpoints) {
    const at = endpoint.path.replace(/:([a-zA-Z]+)/g, "{$1}");
    paths[at] = { ...paths[at], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${firm.name} API`,
      version: "1",
      description:
        "JSON under /api. A failure is `{ message, code, fields? }` with a fitting status. A write must come from a page of this site: its Origin is checked.",
    },
    servers: [{ url: appUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } },
    },
  };
}
