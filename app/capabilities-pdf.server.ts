import { capabilities } from "../content/capabilities.ts";
import { clients } from "../content/clients.ts";
import { firm } from "../content/firm.ts";
import { certificatesOn } from "../content/people.ts";
import type { CapabilitiesDocument } from "../platform/capabilities-pdf/capabilities-document.ts";
import { caseStudies } from "./site/case-studies/case-studies.ts";
import { registered } from "./site/solutions/registrations.tsx";
import { tokenColor } from "./styles/token-color.server.ts";

const { pdf } = capabilities;

/** A statement that goes into an agency’s file holds nothing made up. */
const real = ({ sample }: { sample: boolean }) => !sample;

export const capabilitiesDocument: CapabilitiesDocument = {
  ...capabilities,
  firm: { ...firm, hours: `${firm.hours.days} ${firm.hours.time}` },
  path: pdf.href,
  title: pdf.title,
  edition: pdf.edition,
  created: new Date(pdf.created),
  platforms: capabilities.platforms.map(({ areas, years, ...platform }) => ({
    ...platform,
    years: `${years}+ years`,
    areas: `${areas.join(", ")}.`,
    certifications: certificatesOn(platform.name)
      .filter(real)
      .map(({ name }) => name)
      .join(", "),
  })),
  results: caseStudies.map(({ client, highlight, duration }) => ({
    client,
    duration,
    ...highlight,
  })),
  clients: clients.filter(real).map(({ name }) => name),
  data: registered(firm).map(({ term, given }) => ({
    term,
    text: given.join("\n"),
    isLong: term === "NAICS",
  })),
  promise: `A first conversation takes ${firm.promises.firstConversation}. We answer within ${firm.promises.answer}.`,
  colors: {
    deep: tokenColor("deep"),
    onDeep: tokenColor("on-deep"),
    onDeepQuiet: tokenColor("on-deep-2"),
    ink: tokenColor("ink"),
    quiet: tokenColor("ink-2"),
    line: tokenColor("line"),
    pine: tokenColor("pine"),
    signal: tokenColor("signal"),
  },
};
