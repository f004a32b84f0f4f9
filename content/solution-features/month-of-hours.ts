type Activity = {
  name: string;
  text: string;
  weeks: [number, number, number, number];
};

/** A typical split of the plan's hours, for illustration; every month is agreed with the client. */
export const activities: Activity[] = [
  {
    name: "Leadership",
    text: "The weekly meeting, and coming to it prepared",
    weeks: [1, 1, 1, 1],
  },
  {
    name: "Roadmap and budget",
    text: "One page for the year, one for the quarter, and what is left undone on purpose",
    weeks: [1, 0, 0, 2],
  },
  {
    name: "Vendors",
    text: "Shortlist, references, exit terms, on your side of the table",
    weeks: [1, 2, 1, 0],
  },
  {
    name: "Architecture and security",
    text: "Designs before they are built, access before an auditor asks",
    weeks: [1, 1, 2, 1],
  },
  {
    name: "Delivery",
    text: "Clear acceptance tests, and an early word when work falls short",
    weeks: [1, 1, 1, 1],
  },
];
