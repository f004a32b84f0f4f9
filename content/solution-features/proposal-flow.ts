type Step = { title: string; text: string; by: "person" | "software" };

export type ProposalLane = {
  name: string;
  time: string;
  /** Minutes a proposal takes, from the quickest to the slowest. */
  minutes: [number, number];
  response: string;
  accuracy: string;
  steps: Step[];
};

/** Times and accuracy are those of the equipment leasing case study; the steps are simplified. */
export const proposalLanes: ProposalLane[] = [
  {
    name: "Before",
    time: "4-6 hours",
    minutes: [240, 360],
    response: "3-5 days",
    accuracy: "70%",
    steps: [
      { title: "Read and retype", text: "Out of an email.", by: "person" },
      { title: "Look up terms", text: "From more than one list.", by: "person" },
      { title: "Adapt an old proposal", text: "Old mistakes come with it.", by: "person" },
      { title: "Check the figures", text: "Anyone who has time.", by: "person" },
      { title: "Send and remember", text: "In someone’s head.", by: "person" },
    ],
  },
  {
    name: "After",
    time: "45 minutes",
    minutes: [45, 45],
    response: "same day",
    accuracy: "95%",
    steps: [
      { title: "Request becomes a record", text: "Typed once, checked once.", by: "software" },
      { title: "Choose the terms", text: "The judgment stays with sales.", by: "person" },
      {
        title: "Fill the proposal",
        text: "Every figure comes from it.",
        by: "software",
      },
      { title: "Read, correct, approve", text: "Nothing leaves without this step.", by: "person" },
      {
        title: "Send and follow up",
        text: "A reminder is set.",
        by: "software",
      },
    ],
  },
];
