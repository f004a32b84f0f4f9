import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Testimonial } from "../../content/testimonials.ts";

type Said = { name: string; sample: boolean };

let samples: Said[];
let authors: string[];
let quoted: Testimonial[];
let withSamples: string;

async function readSamples(): Promise<void> {
  const { clients } = await import("../../content/clients.ts");
  const { people } = await import("../../content/people.ts");
  const { testimonials } = await import("../../content/testimonials.ts");
  const quotes = testimonials.map(({ quote, sample }): Said => ({ name: quote, sample }));
  samples = [...clients, ...people, ...quotes].filter(({ sample }) => sample);
  authors = people.filter(({ sample }) => sample).map(({ name }) => name);
  quoted = testimonials.filter(({ sample }) => sample);
}

async function draw(): Promise<string> {
  const { default: Home } = await import("../site/home.tsx");
  const { default: About } = await import("../site/about/about.tsx");
  const { default: Capabilities } = await import("../site/capabilities/capabilities.tsx");
  const { capabilitiesDocument } = await import("../capabilities-pdf.server.ts");
  const { Outcome } = await import("../site/case-studies/outcome.tsx");
  const { caseStudies } = await import("../site/case-studies/case-studies.ts");
  const { Host } = await import("./host.tsx");
  const drawn = renderToStaticMarkup(
    <>
      <Home />
      <About />
      <Capabilities />
      {caseStudies.map(({ slug, outcome }) => (
        <Outcome key={slug} {...outcome} slug={slug} />
      ))}
      {(["contact", "signup", "dashboard"] as const).map((at) => (
        <Host key={at} at={at} />
      ))}
    </>,
  );
  return drawn + JSON.stringify(capabilitiesDocument);
}

async function sign(author: string | null): Promise<string> {
  const { Byline } = await import("../site/blog/byline.tsx");
  return renderToStaticMarkup(<Byline author={author} readTime={1} publishedAt={null} />);
}

beforeAll(async () => {
  vi.resetModules();
  await readSamples();
  withSamples = await draw();
  vi.resetModules();
  const { firm } = await import("../../content/firm.ts");
  firm.showSamples = false;
});

afterAll(() => vi.resetModules());

it("every sample is shown and marked while samples are on", () => {
  expect(samples.length).toBeGreaterThan(8);
  for (const { name } of samples) expect(withSamples).toContain(name);
});

it("nothing that is a sample is left once they are off", async () => {
  const without = await draw();
  for (const { name } of samples) expect(without).not.toContain(name);
  expect(without).not.toMatch(/\bsample\b/i);
});

it("a post that a sample signed is the firm’s once they are off", async () => {
  expect(authors.length).toBeGreaterThan(2);
  const byFirm = await sign(null);
  for (const name of authors) expect(await sign(name)).toBe(byFirm);
  expect(await sign("Ada Byron")).toContain("By Ada Byron");
});

it("no sample speaks for a client with a case study", async () => {
  const { caseStudies } = await import("../site/case-studies/case-studies.ts");
  const kinds = caseStudies.map(({ company }) => company);
  expect(quoted.length).toBe(3);
  for (const { author, caseStudy } of quoted) {
    expect(caseStudy).toBeUndefined();
    expect(kinds).not.toContain(author.company);
  }
});
