import { z } from "zod";

const time = z.iso.datetime();

export const mailStates = ["failing", "taken", "set_aside", "dismissed"] as const;

export const asideReasons = [
  "loop",
  "bounce",
  "auto_reply",
  "list",
  "calendar",
  "no_sender",
  "unproved",
  "stranger",
  "spam",
  "staff",
  "too_many",
  "too_large",
  "failed",
] as const;

export type AsideReason = (typeof asideReasons)[number];
export const setAsideMail = z.object({
  id: z.string(),
  address: z.string(),
  name: z.string(),
  subject: z.string(),
  excerpt: z.string().describe("How it begins."),
  reason: z.enum(asideReasons),
  createdAt: time,
});

export type SetAsideMail = z.output<typeof setAsideMail>;

export const takenInMail = z.object({ conversationId: z.string() });
