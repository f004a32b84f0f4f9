import { firm } from "../../../content/firm.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { tokenColor } from "../../styles/token-color.server.ts";

export const handle = { prerender: true } satisfies RouteHandle;

export function loader() {
  const manifest = {
    name: firm.name,
    short_name: firm.name.split(" ")[0],
    description: firm.tagline,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: tokenColor("pine"),
    background_color: tokenColor("paper"),
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json; charset=utf-8" },
  });
}
