import { capabilities } from "../content/capabilities.ts";
import { firm } from "../content/firm.ts";
import type { Statement } from "../platform/capabilities-pdf/statement.ts";
import { caseStudies } from "./site/case-studies/case-studies.ts";
import { tokenColour } from "./styles/token-colour.server.ts";

const { statement } = capabilities;

/** What the capabilities statement says: the same content as /capabilities, in the light theme's colours. */
export const capabilitiesStatement: Statement = {
  ...capabilities,
  firm: { ...firm, hours: `${firm.hours.days} ${firm.hours.time}` },
  path: statement.href,
  title: statement.title,
  edition: statement.edition,
  created: new Date(statement.created),
  platforms: capabilities.platforms.map(({ areas, certifications, years, ...platform }) => ({
    ...platform,
    years: `${years}+ years`,
    areas: `${areas.join(", ")}.`,
    certifications: certifications.join(", ") || capabilities.certificationsNote,
  })),
  results: caseStudies.map(({ client, highlight, duration }) => ({
    client,
    duration,
    ...highlight,
  })),
  clients: firm.clients.map(({ name }) => name),
  promise: "A first conversation takes 60-90 minutes. We answer within 1 business day.",
  colours: {
    deep: tokenColour("deep"),
    onDeep: tokenColour("on-deep"),
    onDeepQuiet: tokenColour("on-deep-2"),
    ink: tokenColour("ink"),
    quiet: tokenColour("ink-2"),
    line: tokenColour("line"),
    pine: tokenColour("pine"),
    signal: tokenColour("signal"),
  },
};
