import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { nothing } from "./responses.ts";

const milliseconds = z.number().min(0).max(600_000).optional();

const vitals = z.strictObject({
  page: z.string().max(500).describe("Its path; only the section it belongs to is counted."),
  lcp: milliseconds.describe("Largest Contentful Paint, in milliseconds."),
  inp: milliseconds.describe("Interaction to Next Paint, in milliseconds."),
  cls: z.number().min(0).max(1000).optional().describe("Cumulative Layout Shift."),
});

export const vitalsEndpoints = [
  endpoint(
    "POST /api/vitals",
    {
      tag: "Operating",
      summary: "Say how fast a page was",
      description: "Sent by public pages when they are left, and counted; nothing else is kept.",
      role: "visitor",
      limit: "vitals",
      maxBytes: 1024,
      body: vitals,
      responses: { 204: nothing },
    },
    ({ body: { page, ...felt }, services }) => services.pageTimes.felt(sectionOf(page), felt),
  ),
];

const sections = new Set(
  "about accessibility blog capabilities case-studies contact get-started membership privacy-policy sign-in signup solutions terms tools".split(
    " ",
  ),
);

/** One of a few, whatever a visitor sends: “/blog/*” is any article. */
export function sectionOf(path: string): string {
  const [, first = "", ...more] = path.split("/");
  if (path === "/") return path;
  if (!path.startsWith("/") || !sections.has(first)) return "other";
  return more.join("") === "" ? `/${first}` : `/${first}/*`;
}
