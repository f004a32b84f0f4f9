import { firm } from "./firm.ts";
import { platforms, zohoTerms } from "./platforms.ts";
import { planTerms } from "./terms.ts";
import { whoDoesItOrOffshore } from "./promises.ts";
import type { ExplainedFigure } from "./case-study.ts";

const fileName = `${firm.name} capabilities statement`.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

type Category = { title: string; text: string; points: string[]; href: string };

type PlatformExpertise = {
  name: string;
  years: number;
  text: string;
  areas: string[];
};

export const capabilities = {
  title: "Capabilities",
  description:
    "What we do in six areas, how long we have worked in Salesforce, Dynamics 365 and Zoho, and a two-page capabilities statement to download as a PDF.",
  lead: "One small firm of experienced consultants for the systems a business runs on: choosing them, building them, connecting them, and getting people to use them.",
  categories: [
    {
      title: "CRM & ERP Platforms",
      text: "Salesforce, Dynamics 365 and Zoho CRM, set up, extended, migrated and connected to the rest of your software.",
      points: [
        "Implementation and migration",
        "Fixed-fee quickstarts",
        "Integration and reporting",
      ],
      href: "/solutions",
    },
    {
      title: "AI & Automation",
      text: "Routine work handled by workflows, and drafting sped up by AI tools that people check.",
      points: ["Workflow automation", "Proposal and RFP drafting", "Lead tagging and follow-up"],
      href: "/solutions/ai-automation",
    },
    {
      title: "Public Sector",
      text: "Systems for agencies that answer to procurement, records and accessibility rules.",
      points: ["Requirements and RFP support", "Security and access design", "Accessible portals"],
      href: "/solutions/public-sector",
    },
    {
      title: "Change Management",
      text: "Training and adoption work, so that the new system is the one people use.",
      points: ["Training by role", "Adoption measured after launch", "Guides people actually use"],
      href: "/solutions/change-management",
    },
    {
      title: "Fractional Leadership",
      text: "A senior technologist at the table for roadmap, budget, vendors and delivery.",
      points: [
        `Fractional CTO, ${planTerms("fractional-cto").hours} a month`,
        "Technology audits",
        "Vendor selection",
      ],
      href: "/solutions/fractional-cto",
    },
    {
      title: "Support Models",
      text: "Help after launch, by the month with a plan or by the hour without one.",
      points: [
        "Membership with monthly hours",
        `${firm.promises.urgent} urgent, ${firm.promises.standard} standard`,
        "Onshore and offshore rates",
      ],
      href: "/membership",
    },
  ] satisfies Category[],
  platforms: [
    {
      name: "Salesforce",
      years: platforms.salesforce.years,
      text: "For sales and service teams that need depth and room to grow.",
      areas: ["Sales Cloud", "Service Cloud", "Marketing Cloud"],
    },
    {
      name: "Dynamics 365",
      years: platforms.dynamics.years,
      text: "For firms on Microsoft that want CRM and ERP on one platform.",
      areas: ["Power Automate", "Power Portal", "ERP integration"],
    },
    {
      name: "Zoho CRM",
      years: platforms.zoho.years,
      text: "For teams under 100 users that want a capable CRM quickly.",
      areas: [
        `From ${zohoTerms.license} per user per month`,
        `deployed in ${zohoTerms.deployment}`,
      ],
    },
  ] satisfies PlatformExpertise[] as PlatformExpertise[],
  differentiators: [
    {
      title: "Platform-neutral",
      text: "We work in three CRM platforms and sell licenses for none. The recommendation follows your process, team and budget.",
    },
    {
      title: "Experienced people only",
      text: `${whoDoesItOrOffshore} The team brings 5+ years of experience on average.`,
    },
    {
      title: "Known prices",
      text: "Quickstarts have a fixed fee and membership a monthly one. Hourly rates are published.",
    },
    {
      title: "Measured before and after",
      text: "We write down how long the work takes today, so that you can check what changed.",
    },
  ],
  stats: [
    {
      id: "implementations",
      value: "50+",
      description: "implementations",
      counts: "All implementations added up, on all platforms.",
    },
    {
      id: "satisfaction",
      value: "100%",
      description: "satisfaction",
      counts: "The share of clients who say that they were satisfied with our work.",
    },
    { value: "5+ years", description: "average team experience", source: "/about" },
  ] satisfies ExplainedFigure[] as ExplainedFigure[],
  closing: {
    heading: "Check us against your own list.",
    text: `Send us your requirements: three sentences in the form, or the RFP attached to an email to ${firm.email}. We’ll say which we can meet and which are better met by someone else.`,
    label: "Send us your requirements",
  },
  pdf: {
    href: `/${fileName}.pdf`,
    label: "Download Capabilities Statement PDF",
    note: "What we do, our case results and how to reach us, on two US Letter pages.",
    title: "Capabilities Statement",
    /** Printed on it, and its date of creation, so that each build makes the same file. */
    edition: "November 2026",
    created: "2026-11-25T00:00:00Z",
  },
};
