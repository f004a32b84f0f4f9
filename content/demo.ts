import type { PlanId } from "./plans.ts";

type DemoCompany = {
  name: string;
  contact: [firstName: string, lastName: string];
  plan: PlanId;
  /** Weeks before today. */
  joined: number;
};

/** What `npm run demo` fills a trial with. All of it is made up. */
export const demoCompanies: DemoCompany[] = [
  { name: "Alder Ridge Builders", contact: ["Marcus", "Hale"], plan: "growth", joined: 51 },
  { name: "Bayline Dental Group", contact: ["Priya", "Raman"], plan: "crm-essentials", joined: 50 },
  { name: "Canyon Title & Escrow", contact: ["Dana", "Whitlock"], plan: "scale", joined: 48 },
  { name: "Desert Sun Logistics", contact: ["Luis", "Ortega"], plan: "enterprise", joined: 46 },
  { name: "Eastgate Community Clinic", contact: ["Naomi", "Brooks"], plan: "growth", joined: 44 },
  {
    name: "Foothill Equipment Leasing",
    contact: ["Grant", "Sorensen"],
    plan: "automation-builder",
    joined: 42,
  },
  { name: "Granite Bay Insurance", contact: ["Helen", "Cho"], plan: "crm-essentials", joined: 40 },
  { name: "Harbor Point Realty", contact: ["Owen", "Fitch"], plan: "essential", joined: 37 },
  {
    name: "Inland Valley Water District",
    contact: ["Teresa", "Munoz"],
    plan: "enterprise",
    joined: 35,
  },
  { name: "Juniper Street Foods", contact: ["Caleb", "Stone"], plan: "essential", joined: 33 },
  { name: "Kestrel Investigations", contact: ["Ruth", "Adeyemi"], plan: "scale", joined: 30 },
  {
    name: "Lakeview Credit Union",
    contact: ["Victor", "Lindqvist"],
    plan: "fractional-cto",
    joined: 28,
  },
  { name: "Mesa Verde Schools Trust", contact: ["Ivy", "Tran"], plan: "growth", joined: 25 },
  {
    name: "Northwind Solar Works",
    contact: ["Samir", "Haddad"],
    plan: "automation-builder",
    joined: 22,
  },
  {
    name: "Orchard Park Veterinary",
    contact: ["Joan", "Becker"],
    plan: "exec-concierge",
    joined: 19,
  },
  { name: "Pioneer Freight Lines", contact: ["Dale", "Kowalski"], plan: "scale", joined: 16 },
  { name: "Quail Creek Hospice", contact: ["Amara", "Nwosu"], plan: "essential", joined: 12 },
  {
    name: "Redwood Legal Partners",
    contact: ["Simon", "Archer"],
    plan: "fractional-cto",
    joined: 9,
  },
  { name: "Sierra Nonprofit Alliance", contact: ["Beth", "Coleman"], plan: "essential", joined: 6 },
  { name: "Tamarack Manufacturing", contact: ["Niels", "Jorgensen"], plan: "growth", joined: 3 },
];

export const demoRequests: Omit<DemoCompany, "joined">[] = [
  { name: "Upland Orthopedics", contact: ["Carla", "Mendes"], plan: "growth" },
  { name: "Vista Parks Foundation", contact: ["Peter", "Nakamura"], plan: "essential" },
];

export const demoConsultants: [firstName: string, lastName: string][] = [
  ["Elena", "Park"],
  ["Jordan", "Mills"],
  ["Tom", "Reyes"],
];

export const demoWork = [
  "Cleaned up duplicate contacts and agreed on the rule that keeps them out",
  "Built the weekly pipeline report and walked the sales team through it",
  "Connected the web form to the CRM, with the source of each lead",
  "Answered questions of two new users and set up their views",
  "Reviewed the renewal workflow and fixed the step that skipped weekends",
  "Moved the price list into the CRM and locked the old spreadsheet",
  "Set up approval of discounts above 10%",
  "Checked the overnight import and mended 14 rejected records",
  "Drafted the roadmap for the next quarter and reviewed it with the owner",
  "Compared two phone vendors and wrote up the costs over three years",
  "Automated the intake email, with a person in the loop for exceptions",
  "Removed access of three people who left, and recorded it",
  "Trained the front desk on the new appointment screen",
  "Wrote the backup and recovery steps and tried a recovery",
  "Prepared the board summary of incidents and open risks",
  "Tuned the assistant that drafts proposals, using last month's edits",
];

export const demoQuestion = "Was this the session with our new hires, or the one the week before?";
export const demoAnswer =
  "The one with the new hires. The week before is on the line above, with its own date.";

export const demoHelp = [
  {
    subject: "Appointment reminders stopped going out",
    text: "Nobody has had one since this morning. The last went out at 8:12.",
    answer: "The token of the job that sends them had run out. It is renewed, and today’s are out.",
  },
  {
    subject: "A new hire needs access to the CRM",
    text: "She starts on Monday in sales and should see what her team sees.",
    answer:
      "Her account is ready, with the rights of the sales team. The invitation is in her inbox.",
  },
  {
    subject: "The weekly report shows last year’s targets",
    text: "Everything else in it looks right.",
    answer:
      "The targets were read from the old sheet. They come from the CRM now; please look again.",
  },
  {
    subject: "Can the intake form ask for a second phone number?",
    text: "Our front desk keeps it in the notes today.",
    answer: "It asks now, and the number lands in a field of its own. Old notes stay as they are.",
  },
  {
    subject: "Two customers were merged by mistake",
    text: "They have the same name and different addresses. Can it be undone?",
    answer: "Both are back, with their own history. The rule now wants the same address, too.",
  },
  {
    subject: "Which phone plan do we renew?",
    text: "The offer ends on Friday, and we would like your opinion first.",
    answer: "The second one: you use a third of the minutes. The comparison is in your folder.",
  },
];

/** Goes with the newest requests. */
export const demoSheet = {
  name: "invoices-that-differ.csv",
  text: "invoice,in the CRM,in the books\n1042,1240.00,1204.00\n1057,380.00,308.00\n",
};

export const demoQuoteTerms =
  "Work begins within two weeks of the deposit. The price is fixed; what is beyond the scope is quoted apart.";
