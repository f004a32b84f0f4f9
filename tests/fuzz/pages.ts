import fc from "fast-check";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import type { KnownValues } from "./known-values.ts";
import { addresses, type Target } from "./targets.ts";

/** Names that some page reads, and some that the router itself might. */
export const pageQueries =
  "about again card category companyId direction endpointId id index interest open page plan post problem q redirect_status returnTo setup_intent status tab term token weeks _routes __proto__".split(
    " ",
  );

export function pagesOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children }) => [
    ...(children ? pagesOf(children) : []),
    ...(children && path === undefined ? [] : [`/${path ?? ""}`]),
  ]);
}

export function pageTargets(): Target[] {
  return pagesOf(routes).map((page) => {
    const path = page.replaceAll(/:(\w+)/g, "{$1}").replaceAll("*", "{rest}");
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => ({ name, in: "path" }));
    const asked = pageQueries.map((name) => ({ name, in: "query" }));
    const parameters = [...names, ...asked].map((one) => ({
      ...one,
      required: false,
      schema: { type: "string" },
    }));
    return {
      method: "GET",
      path,
      requests: (known: KnownValues) =>
        fc.tuple(fc.boolean(), addresses(path, parameters, known)).map(([data, address]) => ({
          address: data
            ? address.replace(/^\/(?=\?|$)/, "/_root").replace(/(?=\?|$)/, ".data")
            : address,
        })),
    };
  });
}
