import { dollars } from "./dollars.ts";
import { calculatorPrice, onTheDrawingBoard } from "./tools.ts";

export const toolsPage = {
  description:
    "Six AI productivity tools for planning, CRM data, ROI, processes, proposals and integrations. Coming soon, and included in every paid plan.",
  lead: "Small tools for the work between your systems. Each takes something you already have and gives back something you can act on. All six are coming soon.",
  access: {
    signedOut: {
      heading: "Included with Membership",
      text: "Every paid plan comes with every tool here.",
    },
    free: {
      heading: "Pay-Per-Use Access",
      text: `The ROI calculator costs ${dollars(calculatorPrice)} per use, and you can subscribe to individual tools.`,
    },
    paid: {
      heading: "Unlimited Access",
      text: "Your plan includes every tool here, at no extra cost, as soon as it is released.",
    },
  },
  closing: {
    heading: "Missing a tool?",
    text: `${onTheDrawingBoard} Tell us which one would save you a day.`,
  },
};
