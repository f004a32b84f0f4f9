import { z } from "zod";
import { fileIds, keptFile } from "../files/schema.ts";
import { leadSource } from "../fields/source/schema.ts";
import { leftToFill } from "../templates/schema.ts";
import {
  pageNumber,
  paragraphs,
  requiredLine,
  rowLimit,
  searchWords,
  sendKey,
} from "../fields/schema.ts";
import { clock } from "./promises/schema.ts";

export const conversationKinds = ["request", "lead"] as const;
export const requestStatuses = ["open", "waiting", "solved"] as const;
export const contactPage = "/contact";

export const leadStatuses = ["new", "open", "won", "lost", "spam"] as const;
export const statuses = ["new", "open", "waiting", "solved", "won", "lost", "spam"] as const;
export const activeStatuses = ["new", "open", "waiting"] as const;
export const urgencies = ["urgent", "standard"] as const;
export const authors = ["client", "staff", "system"] as const;
export const vias = ["portal", "email"] as const;

export type Status = (typeof statuses)[number];
export const isActive = ({ status }: { status: string }) =>
  (activeStatuses as readonly string[]).includes(status);

export type Urgency = (typeof urgencies)[number];
export const statusesOf = { request: requestStatuses, lead: leadStatuses };

export const longestText = 10_000;
/** What came before there was a limit may be longer. */
export const longestKept = 100_000;
export const mostTurns = 500;
/** Of a list; beyond these it says that there are more. */
export const mostListed = 2_000;
export const mostFound = 200;
/** To merge into. */
export const mostOffered = 20;

const missing = "Please write a message";

const text = z
  .string(missing)
  .overwrite(paragraphs)
  .trim()
  .min(1, missing)
  .max(longestText, "A message has at most 10,000 characters");

const subject = requiredLine(150, "Please say in a few words what it is about", "This is too long");
const time = z.iso.datetime();

export const requestInput = z.object({
  key: sendKey,
  companyId: z
    .guid()
    .nullable()
    .optional()
    .describe("Without it, the company in view, or none. Null is refused where one is in view."),
  urgency: z.enum(urgencies, "Please choose how urgent it is"),
  subject,
  text,
  files: fileIds,
});

export const messageInput = z.object({ key: sendKey, text, files: fileIds });

const isFilledIn = (words: string) => leftToFill(words).length === 0;

export const replyInput = z.object({
  key: sendKey,
  text: text.refine(isFilledIn, "Fill in what still stands between {{ and }}"),
  files: fileIds,
  after: z
    .guid()
    .optional()
    .describe("The last message the writer has seen: a colleague’s later answer is a conflict."),
});

/** For what takes a conversation out of sight. */
export const winInput = z.object({
  after: z
    .guid()
    .optional()
    .describe(
      "The last message the reader has seen: a client’s later one is a conflict for what would hide it.",
    ),
});

export const conversationChange = winInput.extend({
  status: z.enum(statuses, "Please choose a status").optional(),
  assignee: z.string().nullable().optional().describe("The id of one of the staff."),
  before: z
    .object({ assignee: z.string().nullable() })
    .optional()
    .describe("Whose it was when it was read: if it is somebody else’s by now, it is a conflict."),
  snoozeUntil: time.nullable().optional().describe("Only of what is new, open or waiting."),
  urgency: z.enum(urgencies).optional(),
});

export type RequestInput = z.output<typeof requestInput>;
export type MessageInput = z.output<typeof messageInput>;
export type ReplyInput = z.output<typeof replyInput>;
export type WinInput = z.output<typeof winInput>;
export type ConversationChange = z.output<typeof conversationChange>;

const requestMessage = z.object({
  id: z.string(),
  author: z.enum(authors),
  by: z.string().nullable().describe("Null for what the program says, and who is gone."),
  you: z.boolean(),
  text: z.string(),
  files: z.array(keptFile),
  via: z.enum(vias),
  quotedAt: z.int().nullable().describe("Where an email begins to repeat what it answers."),
  createdAt: time,
});

export type RequestMessage = z.output<typeof requestMessage>;

export const listedRequest = z.object({
  id: z.string(),
  subject: z.string(),
  urgency: z.enum(urgencies),
  status: z.enum(requestStatuses),
  companyId: z.string().nullable(),
  company: z.string().nullable(),
  by: z.string().nullable().describe("Who asked."),
  you: z.boolean(),
  createdAt: time,
  lastAt: time.describe("When somebody last wrote."),
  clock: clock.nullable().describe("The promise that runs, else the last one."),
});

export type ListedRequest = z.output<typeof listedRequest>;

export const request = listedRequest.extend({ messages: z.array(requestMessage) });

export type Request = z.output<typeof request>;

export const requestQuery = z.object({
  companyId: z.guid().optional().catch(undefined),
  status: z
    .enum([...requestStatuses, "active"])
    .optional()
    .catch(undefined)
    .describe("active: what is not solved."),
  limit: rowLimit(100),
  page: pageNumber,
});

export type RequestQuery = z.output<typeof requestQuery>;

export const inboxQuery = z.object({
  kind: z.enum(conversationKinds).optional().catch(undefined),
  status: z
    .enum([...statuses, "active", "any"])
    .catch("active")
    .default("active"),
  assignee: z
    .string()
    .max(100)
    .catch("all")
    .default("all")
    .describe("all, me, none, or the id of one of the staff."),
  late: z.stringbool().catch(false).default(false),
  snoozed: z
    .stringbool()
    .catch(false)
    .default(false)
    .describe(
      "Only what is put off; else that is left out of what is to do, not of a search or of what is late.",
    ),
  q: searchWords.describe("Words of the subject, the client’s name or address, or the company."),
  limit: rowLimit(100),
  page: pageNumber,
});

export type InboxQuery = z.output<typeof inboxQuery>;

export const listedConversation = z.object({
  id: z.string(),
  kind: z.enum(conversationKinds),
  status: z.enum(statuses),
  urgency: z.enum(urgencies),
  priority: z.boolean().describe("On a yearly term: promised as if it were urgent."),
  subject: z.string(),
  from: z.string(),
  email: z.string().nullable(),
  personId: z.string().nullable(),
  companyId: z.string().nullable(),
  company: z.string().nullable().describe("Of a lead, as they wrote it."),
  cameBy: leadSource.nullable().describe("How a lead came to the site, if their browser says."),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
  snoozedUntil: time.nullable(),
  createdAt: time,
  lastAt: time,
  clock: clock.nullable(),
});

export type ListedConversation = z.output<typeof listedConversation>;

const deskMessage = requestMessage.extend({
  internal: z.boolean().describe("Never shown to a client."),
});

export type DeskMessage = z.output<typeof deskMessage>;

export const conversation = listedConversation.extend({
  phone: z.string().nullable(),
  interestedIn: z.string().nullable(),
  page: z.string().nullable(),
  enquiryId: z.int().nullable(),
  wonCompanyId: z.string().nullable().describe("The company that a lead became."),
  messages: z.array(deskMessage),
  readAt: time.describe("By the firm’s clock."),
});

export type Conversation = z.output<typeof conversation>;

export const mergeQuery = inboxQuery.pick({ q: true });

export const mergeInput = z.object({
  into: z.guid("Please choose the conversation to merge into"),
});

export const newCompany = z.object({ companyId: z.string() });

export type NewCompany = z.output<typeof newCompany>;

export const exportedConversation = z.object({
  cameBy: leadSource.nullable(),
  subject: z.string(),
  name: z.string().nullable().describe("As they gave it, if it was not from an account."),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  interestedIn: z.string().nullable(),
  page: z.string().nullable().describe("The path it came from."),
  company: z.string().nullable(),
  status: z.enum(statuses),
  createdAt: time,
  messages: z.array(requestMessage.omit({ id: true, by: true, via: true, quotedAt: true })),
});
