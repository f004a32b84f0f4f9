/** What the firm's other tools may be told of, as "noun.what_happened". */
export const eventTypes = [
  "lead.created",
  "lead.status_changed",
  "signup.created",
  "signup.confirmed",
  "signup.canceled",
  "membership.requested",
  "membership.started",
  "membership.changed",
  "membership.ended",
  "request.created",
  "request.answered",
  "request.solved",
  "work.approved",
  "work.reversed",
] as const;

export type EventType = (typeof eventTypes)[number];
