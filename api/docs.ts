import { z } from "zod";
import { cookieName } from "../domain/accounts/session-cookie.ts";
import { ok, page } from "./responses.ts";
import { docsPage } from "./docs-page.ts";
import { type Endpoint, endpoint } from "./endpoint.ts";
import { describeApi } from "./openapi.ts";
import type { Services } from "./services.ts";

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const forAnHour = "public, max-age=3600";

export function docsEndpoints(endpoints: () => Endpoint[]): Endpoint[] {
  const described = new WeakMap<Services["settings"], ReturnType<typeof describeApi>>();
  const describe = ({ settings }: Services) => {
    const { appUrl, live } = settings;
    const known = described.get(settings);
    if (known) return known;
    const enabled = endpoints().filter((one) => !live || one.tag !== "Trial");
    const description = describeApi(enabled, { appUrl, cookieName: cookieName("session", live) });
    described.set(settings, description);
    return description;
  };
  return [
    endpoint(
      "GET /api/openapi.json",
      {
        tag: "Reference",
        role: "visitor",
        summary: "This reference as OpenAPI 3.1",
        responses: { 200: ok(z.looseObject({ openapi: z.string() }), "The description.") },
      },
      ({ c, services }) => {
        c.header("Cache-Control", forAnHour);
        return c.json(describe(services));
      },
    ),

    endpoint(
      "GET /api/docs",
      {
        tag: "Reference",
        role: "visitor",
        summary: "This reference for people",
        responses: { 200: page("The page.") },
      },
      ({ c, services }) => {
        c.header("Content-Security-Policy", policy);
        c.header("Cache-Control", forAnHour);
        return c.html(docsPage(describe(services)));
      },
    ),
  ];
}
