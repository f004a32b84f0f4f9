import { answerTime } from "./promises.ts";
import { firm } from "./firm.ts";
import type { Policy } from "./policy.ts";

export const accessibility: Policy = {
  title: "Accessibility",
  description: `The standard that the site of ${firm.name} is built to, how each page is checked, what is not checked yet, and whom to tell.`,
  updated: "Checked November 2026",
  lead: "We tell agencies to ask for this page, so here is ours: the standard, how each page is checked, and what is missing.",
  sections: [
    {
      id: "standard",
      heading: "The standard",
      paragraphs: [
        "We build this site and its member pages to WCAG 2.2, level AA. That is our aim and what we test against. No outside party has certified it.",
      ],
    },
    {
      id: "checked",
      heading: "How it is checked",
      paragraphs: [
        "These checks run before every change goes live, and one that fails holds it back.",
      ],
      points: [
        {
          name: "Every public page",
          text: "An automatic checker (axe) looks at each page for names, roles, contrast and structure.",
        },
        {
          name: "Keyboard",
          text: "Forms, menus, dialogs and signup are operated by keyboard alone. The focus is always visible.",
        },
        {
          name: "Colors",
          text: "Each pair of text and background is measured in the light and in the dark theme.",
        },
        {
          name: "Small screens and large text",
          text: "Pages are laid out at phone, tablet and desktop widths, and nothing scrolls sideways.",
        },
        {
          name: "Motion",
          text: "What moves stops when your system asks for less motion, and the quotes can be paused.",
        },
      ],
    },
    {
      id: "missing",
      heading: "What is not checked yet",
      paragraphs: [
        "An automatic checker finds only part of what can be wrong. People who use a screen reader every day have not tested this site yet, and we have no VPAT for it. The card field at signup belongs to our card provider, who answers for it.",
      ],
    },
  ],
  contact: {
    id: "tell-us",
    heading: "If something stops you",
    text: `Write or call, and say which page and what you use. A person answers within ${answerTime}, and gets you what you came for by another way in the meantime.`,
  },
};
