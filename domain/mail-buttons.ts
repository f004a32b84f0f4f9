import type { MailPart } from "./mail-part.ts";

type Site = { appUrl: string };

const button = (label: string, href: string): MailPart => ({ kind: "button", label, href });

export const toHours = ({ appUrl }: Site) => button("See your hours", `${appUrl}/dashboard/hours`);

export const toPlan = ({ appUrl }: Site) => button("Open your plan", `${appUrl}/dashboard/billing`);

/** The same page, for what is about money. */
export const toBilling = ({ appUrl }: Site) =>
  button("Open billing", `${appUrl}/dashboard/billing`);

export const toSettings = ({ appUrl }: Site) =>
  button("Open settings", `${appUrl}/dashboard/settings`);
