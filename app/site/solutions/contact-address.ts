import type { InterestValue } from "../../../content/interest-options.ts";

export const contactAddress = (interest?: InterestValue) =>
  interest ? `/contact?about=${interest}` : "/contact";
