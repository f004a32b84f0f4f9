export const blogDescription =
  "Plain advice on CRM, automation, technology leadership and change from the consultants who do the work, with the numbers and the trade-offs left in.";

export const blogPage = {
  heading: "Plain notes from the work",
  lead: "What we would tell you across the table about CRM, automation, technology leadership and the people who have to live with all three.",
  closing: {
    heading: "Stay Updated with the Latest Insights",
    text: "Tell us what you are working on, and we will write when something we publish bears on it.",
    label: "Subscribe to Updates",
  },
};
