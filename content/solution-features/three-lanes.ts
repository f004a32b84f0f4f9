export const teams = ["Marketing", "Sales", "Service"] as const;

type Moment = { team: (typeof teams)[number]; title: string; text: string };

export const moments: Moment[] = [
  {
    team: "Marketing",
    title: "A form is filled in",
    text: "Source and consent stay with the person.",
  },
  { team: "Sales", title: "A salesperson calls back", text: "The form is on the screen." },
  { team: "Sales", title: "The quote is approved", text: "In the record, not in an email." },
  {
    team: "Service",
    title: "The first case comes in",
    text: "What sales promised is right there.",
  },
  { team: "Sales", title: "The renewal is due", text: "Open cases are seen before the call." },
  { team: "Marketing", title: "The campaign is measured", text: "By deals won, not by clicks." },
];
