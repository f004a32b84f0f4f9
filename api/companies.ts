import { z } from "zod";
import { acceptInvitation } from "../domain/companies/accept-invitation.ts";
import { changeRole } from "../domain/companies/change-role.ts";
import { invite } from "../domain/companies/invite.ts";
import { leaveCompany } from "../domain/companies/leave-company.ts";
import { listCompanies } from "../domain/companies/list-companies.ts";
import { listSeats } from "../domain/companies/list-seats.ts";
import { removeSeat } from "../domain/companies/remove-seat.ts";
import {
  companyChoice,
  companyPeople,
  invitationSending,
  listedInvitation,
  ownCompanies,
  roleInput,
} from "../domain/companies/schema.ts";
import { switchCompany } from "../domain/companies/switch-company.ts";
import { withdrawInvitation } from "../domain/companies/withdraw-invitation.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { failed, notFound, nothing, ok } from "./responses.ts";

const tag = "Companies";
const role = "member";
const company = z.object({ id: z.guid() });
const ofSeat = company.extend({ userId: z.string() });
const forbidden = failed("Only an owner can do this.");
const lastOwner = failed("A company is never without an owner.");

export const companyEndpoints = [
  endpoint(
    "GET /api/companies",
    {
      tag,
      role,
      summary: "List your companies",
      responses: { 200: ok(ownCompanies, "Those you have access to.") },
    },
    async ({ ctx }) => listCompanies(await ctx()),
  ),

  endpoint(
    "PUT /api/companies/in-view",
    {
      tag,
      role,
      summary: "Choose the company you look at",
      body: companyChoice,
      responses: { 200: ok(ownCompanies, "Your companies as they are now."), 404: notFound },
    },
    async ({ ctx, body }) => {
      const as = await ctx();
      await switchCompany(as, body);
      return listCompanies(as);
    },
  ),

  endpoint(
    "GET /api/companies/:id/seats",
    {
      tag,
      role,
      params: company,
      summary: "List the people of a company, and who is invited",
      responses: { 200: ok(companyPeople, "The people and the invitations."), 404: notFound },
    },
    async ({ ctx, params }) => listSeats(await ctx(), params.id),
  ),

  endpoint(
    "POST /api/companies/:id/seats",
    {
      tag,
      role,
      params: company,
      summary: "Invite somebody by email",
      description: "An address that is invited already gets the same invitation again, renewed.",
      body: invitationSending,
      responses: {
        201: ok(listedInvitation, "The invitation."),
        403: forbidden,
        404: notFound,
        409: failed("This person already has access, or the invitation is not open any more."),
      },
    },
    async ({ ctx, params, body, services }) => {
      const as = await ctx();
      await services.limits.invitations.consume(requireMember(as.actor).userId, body.email);
      return invite(as, params.id, body);
    },
  ),

  endpoint(
    "PATCH /api/companies/:id/seats/:userId",
    {
      tag,
      role,
      params: ofSeat,
      summary: "Change a person’s role",
      body: roleInput,
      responses: { 204: nothing, 403: forbidden, 404: notFound, 409: lastOwner },
    },
    async ({ ctx, params: { id, userId }, body }) =>
      changeRole(await ctx(), { companyId: id, userId }, body),
  ),

  endpoint(
    "DELETE /api/companies/:id/seats/:userId",
    {
      tag,
      role,
      params: ofSeat,
      summary: "Remove a person, or leave",
      responses: { 204: nothing, 403: forbidden, 404: notFound, 409: lastOwner },
    },
    async ({ ctx, params: { id, userId } }) => {
      const as = await ctx();
      return userId === requireMember(as.actor).userId
        ? leaveCompany(as, id)
        : removeSeat(as, { companyId: id, userId });
    },
  ),

  endpoint(
    "DELETE /api/companies/:id/invitations/:invitationId",
    {
      tag,
      role,
      params: company.extend({ invitationId: z.guid() }),
      summary: "Withdraw an invitation",
      responses: {
        204: nothing,
        403: forbidden,
        404: notFound,
        409: failed("It was accepted or withdrawn in the meantime."),
      },
    },
    async ({ ctx, params: { id, invitationId } }) =>
      withdrawInvitation(await ctx(), { companyId: id, invitationId }),
  ),

  endpoint(
    "POST /api/invitations/:id/acceptance",
    {
      tag,
      role,
      params: company,
      summary: "Accept an invitation",
      responses: {
        200: ok(companyChoice, "The company, which is now in view."),
        403: failed("It was sent to another address."),
        404: notFound,
        409: failed("It was accepted or withdrawn, or has expired."),
      },
    },
    async ({ ctx, params }) => acceptInvitation(await ctx(), params.id),
  ),
];
