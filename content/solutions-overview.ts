import { firm } from "./firm.ts";

export const solutionsOverview = {
  heading: "Solutions, by what is in your way",
  lead: "Find the sentence you have said this month. The line leads to what we would do about it, what that takes, and what it costs.",
  concierge: {
    heading: "And one for a single person",
    text: `has no system to put in order. It gives an executive one person to call when technology stands between them and their day, with urgent requests answered within ${firm.promises.urgent}.`,
  },
  closing: {
    heading: "Two of the sentences are yours?",
    text: `Most are connected. Tell us which ones, and in a first conversation of ${firm.promises.firstConversation} we work out which to pull on first.`,
  },
};
