import { firm } from "../../../content/firm.ts";
import { pageOf, siteContext } from "../../page-context.server.ts";
import type { Route } from "./+types/security.ts";

const validDays = 90;

/** RFC 9116. Answered anew each time: a date written at build would pass unnoticed. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const expires = (await pageOf(context).ctx()).clock.wall();
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${firm.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", origin).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
