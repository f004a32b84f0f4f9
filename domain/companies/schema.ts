import { z } from "zod";
import { emailAddress, line, paragraphs, requiredLine } from "../fields/schema.ts";

export const seatRoles = ["owner", "billing", "requester", "viewer"] as const;

export type SeatRole = (typeof seatRoles)[number];

export const exportedSeat = z.object({
  company: z.string(),
  role: z.enum(seatRoles),
  since: z.iso.datetime(),
});

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
