import { z } from "zod";
import { type ListedSession, profileInput } from "../../domain/accounts/schema.ts";
import { memberEnquiryInput } from "../../domain/enquiries/schema.ts";
import { listedRequest } from "../../domain/membership/schema.ts";
import {
  invalid,
  message,
  notFound,
  nothing,
  ok,
  time,
  tooMany,
  type EndpointReference,
} from "./describe.ts";
import { ended, passkey, person } from "./person.ts";

const tag = "Account";

const session = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: time,
  lastUsedAt: time,
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
}) satisfies z.ZodType<ListedSession>;

const who = {
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
};

/** A list for each thing that is held; an account without any of it has it empty. */
const held = z.object({
  exportedAt: time,
  profile: person.omit({ isAdmin: true }).extend({ emailVerified: z.boolean(), updatedAt: time }),
  sessions: z.array(session),
  identities: z.array(z.object({ issuer: z.string(), since: time })),
  passkeys: z.array(passkey.pick({ name: true, createdAt: true, lastUsedAt: true })),
  membershipRequests: z.array(
    listedRequest
      .pick({ requestedPlan: true, status: true, approvedPlan: true })
      .extend({ ...who, decidedAt: time.nullable(), createdAt: time }),
  ),
  signups: z.array(
    z.object({
      ...who,
      planId: z.string(),
      status: z.enum(["pending_confirmation", "confirmed", "cancelled"]),
      confirmedAt: time.nullable(),
      createdAt: time,
    }),
  ),
  enquiries: z.array(
    z.object({ ...who, interestedIn: z.string(), message: z.string(), createdAt: time }),
  ),
  toolUse: z.array(
    z.object({
      toolName: z.string(),
      cents: z.int(),
      status: z.string(),
      createdAt: time,
    }),
  ),
});

export const account = {
  "PATCH /api/account/profile": {
    tag,
    summary: "Change one’s name",
    body: profileInput,
    answers: { 200: ok(person, "The member as they are now."), 400: invalid },
  },
  "PUT /api/account/photo": {
    tag,
    summary: "Set one’s photo",
    body: { type: "image/*", description: "A PNG, JPEG, WebP or AVIF picture of at most 5 MB." },
    answers: { 200: ok(person, "The member as they are now."), 400: invalid, 429: tooMany },
  },
  "DELETE /api/account/photo": {
    tag,
    summary: "Take one’s photo away",
    answers: { 200: ok(person, "The member as they are now.") },
  },
  "GET /photos/:name": {
    tag,
    summary: "A member’s photo",
    answers: { 200: { description: "The photo.", type: "image/webp" }, 404: notFound },
  },
  "GET /api/account/sessions": {
    tag,
    summary: "List where one is signed in",
    answers: { 200: ok(z.array(session), "The sessions.") },
  },
  "DELETE /api/account/sessions/others": {
    tag,
    summary: "Sign out everywhere else",
    answers: { 200: ok(ended, "How many sessions ended.") },
  },
  "DELETE /api/account/sessions/:id": {
    tag,
    summary: "Sign out in one place",
    answers: { 204: nothing, 404: notFound },
  },
  "GET /api/account/export": {
    tag,
    summary: "Take along everything held about oneself",
    answers: { 200: ok(held, "The data, as a file.") },
  },
  "POST /api/account/deletion": {
    tag,
    summary: "Ask for one’s account to be deleted",
    answers: { 200: ok(z.object({ deletionScheduledFor: time }), "When it will be deleted.") },
  },
  "DELETE /api/account/deletion": {
    tag,
    summary: "Keep the account after all",
    answers: { 204: nothing },
  },
  "POST /api/account/enquiries": {
    tag,
    summary: "Write to the firm as a member",
    body: memberEnquiryInput,
    answers: { 201: ok(message, "Received."), 400: invalid, 429: tooMany },
  },
} satisfies Record<string, EndpointReference>;
