import { firm } from "./firm.ts";
import { whoDoesItOrOffshore } from "./promises.ts";

export const aboutPage = {
  title: "About Us",
  headline: "You talk to the person who does the work.",
  description: `Meet the people of ${firm.name}: what they do, their experience and certifications, and what the figures on our home page measure.`,
  lead: `A small firm of experienced consultants in ${firm.city}. ${whoDoesItOrOffshore}`,
  people: "The people",
  samples:
    "People marked “Sample” are fictional, including their portraits and certifications. They hold the place of the firm’s own team.",
  figures: {
    heading: "What our numbers mean",
    lead: "The four figures on our home page come from our own records of all projects. Three are best cases and one is a total. Here is what each one measures, and what the averages and totals on other pages are.",
  },
  closing: {
    heading: "Ask any of us.",
    text: "Say what’s slowing you down. Whoever reads it first brings in the person who knows most about it.",
    label: "Write to us",
  },
};

export const greetings = {
  contact: "Who reads what you write",
  signup: "Who will call you",
  dashboard: "Who looks after members",
};
