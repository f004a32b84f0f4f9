import type { greetings } from "./about.ts";
import type { Portrait } from "./portrait.ts";
import { shown } from "./samples.ts";

export type Place = keyof typeof greetings;

export type Person = {
  /** Names their place on /about. */
  slug: string;
  name: string;
  role: string;
  /** Of this kind of work, here and before. */
  years: number;
  about: string;
  certificates: { platform: string; name: string }[];
  /** Where visitors and members meet them first. */
  greets: Place[];
  portrait: Portrait;
  sample: boolean;
};

/** All six are samples: put the firm's own people here. Without any, every place that shows one closes up. */
const all: Person[] = [
  {
    slug: "elena-park",
    name: "Elena Park",
    role: "Principal, technology strategy",
    years: 9,
    about:
      "Sits in leadership meetings as fractional CTO and reads the contract before anyone signs it. Before consulting, ran a leasing company’s back office.",
    certificates: [],
    greets: ["signup"],
    portrait: {
      head: "round",
      skin: 1,
      hair: "bob",
      hairColor: "black",
      wears: "blazer",
      wearsColor: "pine",
      looks: "right",
      turned: true,
      tilt: -4,
      brows: "level",
      mouth: "wry",
      with: "contract",
      ground: "marigold",
    },
    sample: true,
  },
  {
    slug: "tom-reyes",
    name: "Tom Reyes",
    role: "Dynamics 365 lead",
    years: 6,
    about:
      "Takes apart environments that have grown too large, and builds the flows between sales and finance.",
    certificates: [
      { platform: "Dynamics 365", name: "Dynamics 365 Sales Functional Consultant Associate" },
      { platform: "Dynamics 365", name: "Power Platform Functional Consultant Associate" },
    ],
    greets: [],
    portrait: {
      head: "square",
      skin: 2,
      hair: "crop",
      hairColor: "brown",
      beard: true,
      wears: "shirt",
      wearsColor: "paper",
      looks: "left",
      tilt: 0,
      brows: "arched",
      mouth: "smiling",
      with: "mug",
      ground: "pine",
    },
    sample: true,
  },
  {
    slug: "jordan-mills",
    name: "Jordan Mills",
    role: "Salesforce lead",
    years: 6,
    about:
      "Sets up Sales and Service Cloud so that it helps the person on the phone first. Deletes more fields than most people add.",
    certificates: [
      { platform: "Salesforce", name: "Salesforce Certified Administrator" },
      { platform: "Salesforce", name: "Salesforce Certified Sales Cloud Consultant" },
    ],
    greets: [],
    portrait: {
      head: "long",
      skin: 4,
      hair: "curls",
      hairColor: "black",
      wears: "sweater",
      wearsColor: "marigold",
      looks: "right",
      turned: true,
      tilt: 4,
      brows: "lifted",
      mouth: "laughing",
      with: "headset",
      ground: "sand",
    },
    sample: true,
  },
  {
    slug: "amina-haddad",
    name: "Amina Haddad",
    role: "Data and security lead",
    years: 5,
    about:
      "Maps what is personal, who may open it and where it lives, and counts every record twice when it moves.",
    certificates: [],
    greets: [],
    portrait: {
      head: "round",
      skin: 2,
      hair: "scarf",
      hairColor: "pine",
      wears: "blazer",
      wearsColor: "ink",
      looks: "left",
      turned: true,
      tilt: 0,
      brows: "arched",
      mouth: "smiling",
      with: "badge",
      ground: "clay",
    },
    sample: true,
  },
  {
    slug: "ravi-menon",
    name: "Ravi Menon",
    role: "Zoho CRM and automation lead",
    years: 4,
    about: "Gives small teams their first CRM, and takes the retyping out of the work around it.",
    certificates: [{ platform: "Zoho CRM", name: "Zoho CRM Certified Administrator" }],
    greets: [],
    portrait: {
      head: "long",
      skin: 3,
      hair: "swept",
      hairColor: "black",
      glasses: "square",
      wears: "shirt",
      wearsColor: "clay",
      looks: "right",
      tilt: -4,
      brows: "lifted",
      mouth: "wry",
      with: "pencil",
      ground: "pine",
    },
    sample: true,
  },
  {
    slug: "ruth-lindgren",
    name: "Ruth Lindgren",
    role: "Change and training lead",
    years: 5,
    about:
      "Sits with people on their first day in a new system, and keeps the list of what still sends them back to the spreadsheet. Looks after members.",
    certificates: [],
    greets: ["contact", "dashboard"],
    portrait: {
      head: "round",
      skin: 1,
      hair: "bun",
      hairColor: "silver",
      glasses: "round",
      wears: "cardigan",
      wearsColor: "pine",
      looks: "left",
      tilt: 4,
      brows: "arched",
      mouth: "laughing",
      with: "chain",
      ground: "marigold",
    },
    sample: true,
  },
];

export const people = shown(all);

export const personAt = (place: Place) => people.find(({ greets }) => greets.includes(place));

/** Whom machines are told of: nobody who is made up. */
export const realAuthor = (name: string | null) =>
  all.some((one) => one.name === name && one.sample) ? null : name;

export const certificatesOn = (platform: string) =>
  people.flatMap(({ name: holder, sample, certificates }) =>
    certificates
      .filter((certificate) => certificate.platform === platform)
      .map(({ name }) => ({ name, holder, sample })),
  );
