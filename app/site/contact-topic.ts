import { contactTopics, type Topic } from "../../content/contact-topics.ts";
import { counted } from "../../content/counted.ts";
import { dollars } from "../../content/dollars.ts";
import { interestOptions } from "../../content/interest-options.ts";
import { soldPlans } from "../../content/plans.ts";
import { interestForPlan } from "../../domain/enquiries/schema.ts";
import { caseStudies } from "./case-studies/case-studies.ts";
import { boardTopic, sayBoard } from "./board/asked-board.ts";
import { planSlug } from "./membership/plan-slug.ts";
import { sayAsked } from "./plan-finder/say-finding.ts";
import { solutionPages } from "./solutions/solution-pages.ts";

const known = new Map<string, Topic>([
  ...interestOptions.map(({ value, label }): [string, Topic] => [
    value,
    { label, interest: value },
  ]),
  ...caseStudies.map(({ slug, client }): [string, Topic] => [
    slug,
    { label: `A project like ${client}’s` },
  ]),
  ...solutionPages.map(({ slug, label, callToAction: { interest } }): [string, Topic] => [
    slug,
    { label, interest },
  ]),
  ...Object.entries(contactTopics),
]);

const plans = new Map(
  soldPlans.map(({ name, hoursIncluded, price }) => [
    planSlug(name),
    `${name}, ${counted(hoursIncluded, "hour")}, ${dollars(price)} a month`,
  ]),
);

/** Worked out by the visitor on another page, and said in full. */
const workedOut = new Map<string, (query: URLSearchParams) => string>([
  ["plan-finder", sayAsked],
  [boardTopic, sayBoard],
]);

/** What a link to the form was about, and the option it preselects. A plan comes before an interest. */
export function contactTopic(query: URLSearchParams) {
  const named = query.get("about") ?? "";
  const topic = known.get(named);
  const wanted = query.get("plan") || query.get("interest") || topic?.interest || null;
  return {
    about:
      workedOut.get(named)?.(query) ?? topic?.label ?? plans.get(query.get("plan") ?? "") ?? "",
    interestedIn: interestForPlan(wanted),
  };
}
