import { z } from "zod";
import { firm } from "../../content/firm.ts";
import { access, type Endpoint, type Role, splitEndpoint } from "../access.ts";
import { type Answer, type EndpointReference, failure } from "./describe.ts";
import { endpoints } from "./endpoints.ts";

type Json = Record<string, unknown>;

const jsonType = "application/json";

const whoMayCall: Record<Role, string> = {
  visitor: "Anyone.",
  member: "Signed-in members.",
  admin: "Admins: signed-in, by a verified e-mail in ADMIN_EMAILS.",
  signature: "The sender proves itself by signing the body.",
};

/** Of HTTP itself: a body that is too large, another method, a fault of ours. */
const otherFailure: Answer = { description: "Any other failure.", schema: failure };

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "any",
  });
  return rest;
}

function content(answer: Answer): Json {
  if (answer.schema) return { [jsonType]: { schema: jsonSchema(answer.schema, "output") } };
  return answer.type ? { [answer.type]: { schema: { type: "string" } } } : {};
}

function response(answer: Answer): Json {
  const body = content(answer);
  return {
    description: answer.description,
    ...(Object.keys(body).length > 0 && { content: body }),
  };
}

function parameters(path: string, query: z.ZodObject | undefined): Json[] {
  const inPath = [...path.matchAll(/:([a-zA-Z]+)/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  if (!query) return inPath;
  const { properties = {} } = jsonSchema(query, "input") as { properties?: Record<string, Json> };
  const required = Object.entries(query.shape).filter(
    ([, one]) => !one.safeParse(undefined).success,
  );
  const names = new Set(required.map(([name]) => name));
  const inQuery = Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: names.has(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function requestBody(body: EndpointReference["body"]): Json {
  if (!body) return {};
  if (body instanceof z.ZodType) {
    const schema = jsonSchema(body, "input");
    return { requestBody: { required: true, content: { [jsonType]: { schema } } } };
  }
  const { type, description } = body;
  const schema = { type: "string", description };
  return { requestBody: { required: true, content: { [type]: { schema } } } };
}

function operation(endpoint: Endpoint): Json {
  const { tag, summary, description, query, body, answers } = endpoints[endpoint];
  const role = access[endpoint];
  const needsSession = role === "member" || role === "admin";
  const refusals: Record<number, Answer> = {};
  if (needsSession) refusals[401] = { description: "Nobody is signed in.", schema: failure };
  if (role === "admin") refusals[403] = { description: "Not an admin.", schema: failure };
  return {
    operationId: endpoint.replace(/[^a-zA-Z]+/g, "-").toLowerCase(),
    tags: [tag],
    summary,
    description: [description, `Who may call it: ${whoMayCall[role]}`].filter(Boolean).join("\n\n"),
    parameters: parameters(splitEndpoint(endpoint).path, query),
    ...requestBody(body),
    responses: Object.fromEntries(
      Object.entries({ ...refusals, ...answers, default: otherFailure }).map(([status, answer]) => [
        status,
        response(answer),
      ]),
    ),
    ...(needsSession && { security: [{ session: [] }] }),
  };
}

/** OpenAPI 3.1, from the list of endpoints and the schemas that validate. */
export function describeApi(options: { appUrl: string; cookieName: string; live: boolean }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of Object.keys(access) as Endpoint[]) {
    if (options.live && endpoints[endpoint].tag === "Trial") continue;
    const { method, path } = splitEndpoint(endpoint);
    const at = path.replace(/:([a-zA-Z]+)/g, "{$1}");
    paths[at] = { ...paths[at], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${firm.name} API`,
      version: "1",
      description:
        "JSON under /api. A failure is `{ message, code, fields? }` with a fitting status. A write must come from a page of this site: its Origin is checked.",
    },
    servers: [{ url: options.appUrl }],
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: options.cookieName } },
    },
  };
}
