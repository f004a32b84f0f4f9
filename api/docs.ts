import { cookieName } from "../domain/accounts/session-cookie.ts";
import { describeApi } from "./reference/openapi.ts";
import { referencePage } from "./reference/page.ts";
import type { AddEndpoint, Services } from "./services.ts";

/** The page has one style and no script. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function addDocs(add: AddEndpoint, services: Services): void {
  const { appUrl, live } = services.settings;
  const described = describeApi({ appUrl, live, cookieName: cookieName("session", live) });
  const forAnHour = "public, max-age=3600";

  add("GET /api/openapi.json", (c) => {
    c.header("Cache-Control", forAnHour);
    return c.json(described);
  });

  add("GET /api/docs", (c) => {
    c.header("Content-Security-Policy", policy);
    c.header("Cache-Control", forAnHour);
    return c.html(referencePage(live));
  });
}
