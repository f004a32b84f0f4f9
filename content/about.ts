import { firm } from "./firm.ts";
import { answerTime, whoDoesIt, whoDoesOffshore } from "./promises.ts";

export const aboutPage = {
  title: "About Us",
  headline: "You talk to whoever does the work.",
  description: `The people of ${firm.name}: what each of them does, for how long and with which certificates, and what the figures on our home page count.`,
  lead: `A small firm of senior consultants in ${firm.city}. ${whoDoesIt} ${whoDoesOffshore}`,
  people: "The people",
  samples:
    "Everybody marked as a sample is made up, portraits and certificates included, and stands here until the firm’s own people do.",
  figures: {
    heading: "What our figures count",
    lead: "The four figures on our home page come from our own records of all projects. They are a total and three best cases, so we say here what each of them counts.",
  },
  closing: {
    heading: "Ask any of us.",
    text: `Say what is in the way, and whoever knows most about it answers within ${answerTime}.`,
    label: "Write to us",
  },
};

/** What stands above the person whom visitors and members meet first. */
export const greetings = {
  contact: "Who reads it first",
  signup: "Who will call you",
  dashboard: "Who looks after members",
};
