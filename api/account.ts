import { z } from "zod";
import { currentUser } from "../domain/current-user.ts";
import { companyRead, exportedSeat } from "../domain/companies/schema.ts";
import { exportAccount } from "../domain/export-account.ts";
import { knownMember } from "../domain/known-member.ts";
import { requireUser } from "../domain/accounts/require-user.ts";
import { cancelDeletion, scheduleDeletion } from "../domain/accounts/schedule-deletion.ts";
import {
  deletionDate,
  exportedAccount,
  profileInput,
  signedInUser,
} from "../domain/accounts/schema.ts";
import { updateProfile } from "../domain/accounts/update-profile.ts";
import { exportedSignup, exportedToolUse } from "../domain/billing/schema.ts";
import { exportedEnquiry, memberEnquiryInput } from "../domain/enquiries/schema.ts";
import { exportedConversation } from "../domain/desk/schema.ts";
import { submitMemberEnquiry } from "../domain/desk/submit-member-enquiry.ts";
import { exportedQuestion } from "../domain/hours/schema.ts";
import { exportedRequest } from "../domain/applications/schema.ts";
import { exportedAcceptance } from "../domain/quotes/schema.ts";
import { exportedAgreement } from "../domain/terms/schema.ts";
import { requireMember } from "../platform/require-actor.ts";
import { anotherInView, nothing, ok, received } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { currentSession } from "./current-session.ts";

const tag = "Account";
const role = "member";

const exported = exportedAccount.extend({
  companies: z.array(exportedSeat),
  membershipRequests: z.array(exportedRequest),
  signups: z.array(exportedSignup),
  acceptedQuotes: z.array(exportedAcceptance),
  termsAgreements: z.array(exportedAgreement),
  enquiries: z.array(exportedEnquiry),
  conversations: z.array(exportedConversation),
  workQuestions: z.array(exportedQuestion),
  toolUse: z.array(exportedToolUse),
});

export const accountEndpoints = [
  endpoint(
    "PATCH /api/account/profile",
    {
      tag,
      role,
      summary: "Change your name and phone",
      body: profileInput,
      responses: { 200: ok(signedInUser, "The member as they are now.") },
    },
    async ({ ctx, body }) => {
      const as = await ctx();
      const { isAdmin } = requireMember(as.actor);
      return currentUser(as, await updateProfile(as, body), isAdmin);
    },
  ),

  endpoint(
    "GET /api/account/export",
    {
      tag,
      role,
      summary: "Download everything held about you",
      responses: { 200: ok(exported, "The data, as a file.") },
    },
    async ({ c, ctx, services }) => {
      const { session } = await currentSession(c, services);
      const held = await exportAccount(await ctx(), session?.id ?? null);
      c.header("Content-Disposition", 'attachment; filename="my-data.json"');
      c.header("Content-Type", "application/json; charset=utf-8");
      return c.body(JSON.stringify(held, null, 2));
    },
  ),

  endpoint(
    "POST /api/account/deletion",
    {
      tag,
      role,
      summary: "Ask for your account to be deleted",
      fresh: true,
      responses: { 200: ok(deletionDate, "When it will be deleted.") },
    },
    async ({ ctx }) => scheduleDeletion(await ctx()),
  ),

  endpoint(
    "DELETE /api/account/deletion",
    { tag, role, summary: "Keep the account after all", responses: { 204: nothing } },
    async ({ ctx }) => cancelDeletion(await ctx()),
  ),

  endpoint(
    "POST /api/account/enquiries",
    {
      tag,
      role,
      summary: "Write to the firm as a member",
      limit: "enquiries",
      query: companyRead,
      body: memberEnquiryInput,
      responses: { 201: received, 409: anotherInView },
    },
    async ({ ctx, query, body }) => {
      const as = await ctx();
      const sent = { ...body, ...query };
      return submitMemberEnquiry(as, sent, await knownMember(as.db, await requireUser(as)));
    },
  ),
];
