import type { Actor } from "./context.ts";
import { CodedError } from "./errors.ts";

type Member = Extract<Actor, { kind: "member" }>;

/** @throws CodedError unauthenticated */
export function requireMember(actor: Actor): Member {
  if (actor.kind === "member") return actor;
  throw new CodedError("unauthenticated", "Please sign in.");
}

/** For admins, and for whoever runs the program. @throws CodedError unauthenticated, forbidden */
export function requireAdminOrSystem(actor: Actor): void {
  if (actor.kind !== "system") requireAdmin(actor);
}

/** Only from the command line or a job. @throws CodedError forbidden */
export function requireSystem(actor: Actor): void {
  if (actor.kind !== "system") throw new CodedError("forbidden", "Only an operator may do this.");
}

/** @throws CodedError unauthenticated for a visitor, forbidden for a member */
export function requireAdmin(actor: Actor): Member {
  const member = requireMember(actor);
  if (!member.isAdmin) {
    throw new CodedError("forbidden", "You need admin privileges to do this.");
  }
  return member;
}
