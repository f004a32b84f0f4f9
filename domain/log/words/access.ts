import type { AuditAction } from "../../../platform/audit-actions.ts";
import { seatRoleWords } from "../../companies/schema.ts";
import { type About, type Says, say } from "../about.ts";

const words = new Map(
  Object.entries(seatRoleWords).map(([role, { label }]) => [role, label.toLowerCase()]),
);

const roleIn = ({ details }: About) => words.get(String(details["to"])) ?? "somebody";

export const accessWords = {
  "invitation.accepted": ({ company }) => say`accepted an invitation to ${company}`,
  "invitation.changed": (about) =>
    say`made an invitation to ${about.company} one for ${roleIn(about)}`,
  "invitation.renewed": (about) =>
    say`sent an invitation to ${about.company} again, as ${roleIn(about)}`,
  "invitation.sent": (about) => say`invited somebody to ${about.company} as ${roleIn(about)}`,
  "invitation.withdrawn": ({ company }) => say`withdrew an invitation to ${company}`,
  "seat.erased": ({ person, company }) =>
    say`took ${person} out of ${company}, because their account was deleted`,
  "seat.given": (about) =>
    about.isOwn
      ? say`joined ${about.company} as ${roleIn(about)}`
      : say`gave ${about.person} access to ${about.company} as ${roleIn(about)}`,
  "seat.left": ({ company }) => say`left ${company}`,
  "seat.merged": (about) =>
    say`brought ${about.person} into ${about.company} as ${roleIn(about)}, in a merge`,
  "seat.moved-away": ({ person, company }) => say`moved ${person} away from ${company}`,
  "seat.moved-here": (about) => say`moved ${about.person} to ${about.company} as ${roleIn(about)}`,
  "seat.removed": ({ person, company }) => say`removed ${person} from ${company}`,
  "seat.role-changed": (about) => say`made ${about.person} ${roleIn(about)} at ${about.company}`,
} satisfies Partial<Record<AuditAction, Says>>;
