import { z } from "zod";
import { accountEmail } from "../accounts/schema.ts";
import { billingDetails } from "./details/schema.ts";
import { emailAddress, line, paragraphs, requiredLine, sendKey } from "../fields/schema.ts";

export const seatRoles = ["owner", "billing", "requester", "viewer"] as const;

export type SeatRole = (typeof seatRoles)[number];

export const seatRoleWords: Record<SeatRole, { label: string; may: string }> = {
  owner: { label: "Owner", may: "Does everything, and decides who has access" },
  billing: { label: "Billing", may: "Takes care of invoices, the card and the plan" },
  requester: { label: "Requester", may: "Sends requests, books meetings, reads the hours" },
  viewer: { label: "Viewer", may: "Reads the hours" },
};

/** In the address, since not all that is asked has a body. */
export const companyRead = z.object({
  company: z
    .string()
    .optional()
    .describe(
      "The id of the company that was read. Once another is in view, nothing is done. Without it, it is the one in view.",
    ),
});

export const invitationDays = 14;

const role = z.enum(seatRoles, "Please choose a role");
const time = z.iso.datetime();

const forPayers = "For owners and billing contacts.";

export const exportedSeat = z.object({
  company: z.string(),
  role,
  since: time,
  billingEmail: z.string().nullable().describe(forPayers),
  phone: z.string().nullable().describe(forPayers),
  billingDetails: billingDetails.nullable().describe(forPayers),
});

export const invitationInput = z.object({ email: accountEmail, role });

export const invitationSending = invitationInput.extend({
  invitationId: z
    .guid()
    .optional()
    .describe("To send it again: it keeps its role, and one that is open no longer is a conflict."),
});

export const roleInput = z.object({ role });
export const companyChoice = z.object({ companyId: z.guid() });

export type InvitationInput = z.output<typeof invitationInput>;
export type InvitationSending = z.output<typeof invitationSending>;

const listedSeat = z.object({
  userId: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable().optional().describe("For staff alone."),
  role,
  you: z.boolean(),
  since: time,
});

export type ListedSeat = z.output<typeof listedSeat>;

export const listedInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role,
  expiresAt: time,
  expired: z.boolean(),
});

export type ListedInvitation = z.output<typeof listedInvitation>;

export const companyPeople = z.object({
  seats: z.array(listedSeat),
  invitations: z.array(listedInvitation).describe("Neither accepted nor withdrawn."),
});

export type CompanyPeople = z.output<typeof companyPeople>;

const ownCompany = z.object({
  id: z.string(),
  name: z.string(),
  role,
  inView: z.boolean().describe("The one that plan and hours are shown for."),
});

export type OwnCompany = z.output<typeof ownCompany>;

export const ownCompanies = z.object({ companies: z.array(ownCompany) });

export type OwnCompanies = z.output<typeof ownCompanies>;
const companyName = requiredLine(150, "Company name is required", "Company name is too long");
const companyPhone = line("Please enter a phone number").max(40, "This is too long");
const emptyToNull = (words: string) => (words === "" ? null : words);

export const companyInput = z.object({
  name: companyName,
  billingEmail: z.union([z.literal("").transform(() => null), emailAddress]).nullable(),
  phone: companyPhone.transform(emptyToNull).nullable(),
  consultantId: z.string().nullable().describe("Of staff: who looks after them."),
  updatedAt: z.iso.datetime().describe("As it was read: a change by somebody else is kept."),
});

export type CompanyInput = z.output<typeof companyInput>;

const noteText = "Please write a note";

export const noteInput = z.object({
  key: sendKey,
  text: z
    .string(noteText)
    .overwrite(paragraphs)
    .trim()
    .min(1, noteText)
    .max(5000, "This note is too long"),
});

export type NoteInput = z.output<typeof noteInput>;

export const companyNote = z.object({
  id: z.string(),
  author: z.string().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});

export type CompanyNote = z.output<typeof companyNote>;
