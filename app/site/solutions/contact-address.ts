import type { InterestValue } from "../../../content/interest-options.ts";

/** The contact page, with the interest preselected if there is one. */
export const contactAddress = (interest?: InterestValue) =>
  interest ? `/contact?about=${interest}` : "/contact";
