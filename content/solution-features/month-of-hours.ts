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
    text: "Priorities at the start, the report at the end",
    weeks: [1, 0, 0, 2],
  },
  {
    name: "Vendors",
    text: "Renewals, offers, contract terms",
    weeks: [1, 2, 1, 0],
  },
  {
    name: "Architecture and security",
    text: "Designs, access, backups, incidents",
    weeks: [1, 1, 2, 1],
  },
  {
    name: "Delivery",
    text: "An hour with the people who build",
    weeks: [1, 1, 1, 1],
  },
];
