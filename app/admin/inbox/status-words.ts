import type { Status, Urgency } from "../../../domain/desk/schema.ts";

export const statusWords: Record<Status, string> = {
  new: "New",
  open: "Open",
  waiting: "Waiting for the client",
  solved: "Solved",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

export const urgencyWords: Record<Urgency, string> = { urgent: "Urgent", standard: "Standard" };

export const kindWords = { request: "Request", lead: "Lead" };
