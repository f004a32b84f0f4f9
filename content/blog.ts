export const blogDescription =
  "Plain advice on CRM, automation, technology leadership and change from the consultants who do the work, with the numbers and the trade-offs left in.";

export const archivePage = {
  heading: "Archive",
  searchTitle: "Blog Archive",
  label: "Every article, year by year",
  lead: "Everything we have published, year by year.",
  series: {
    heading: "Series",
    lead: "Articles that belong together, in the order to read them.",
  },
  empty: "Nothing is published yet. The first article opens the first year.",
  description:
    "Every article on CRM, automation, technology leadership and change that we have published, by the year and month it came out.",
};

export const blogPage = {
  searchTitle: "CRM and Automation Blog",
  heading: "Plain notes from the work",
  lead: "What we would tell you across the table about CRM, automation, technology leadership and the people who have to live with all three.",
  all: "Every article, newest first",
  closing: {
    heading: "Stay Updated with the Latest Insights",
    text: "Tell us what you are working on, and we’ll write when we publish something relevant.",
    label: "Subscribe to Updates",
  },
  end: {
    solution: "What we do about it",
    subscribe: {
      heading: "When we publish next",
      text: "Add our feed to your reader to get new articles the day they’re published.",
      newsletter: "Monthly newsletters",
    },
    related: "Read next",
  },
};
