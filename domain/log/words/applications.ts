import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type About, type Says, say } from "../about.ts";
import { textOf } from "../facts.ts";
import { planName } from "../../plans/plan-name.ts";

const planIn = ({ after, details }: About) =>
  planName(textOf(after["planId"]) ?? textOf(details["planId"]));

const applicant = ({ names, row }: About) => names.applicant(row);

export const applicationWords = {
  "membership-request.applied": (about) =>
    say`gave ${about.person} what their request was approved for: ${planIn(about)}`,
  "membership-request.approved": (about) =>
    say`approved the membership request of ${applicant(about)} as ${planIn(about)}`,
  "membership-request.rejected": (about) =>
    say`rejected the membership request of ${applicant(about)}`,
  "membership-signup.applied": (about) =>
    say`gave ${about.person} what they signed up for: ${planIn(about)}`,
  "membership-signup.cancelled": (about) => say`canceled the signup of ${applicant(about)}`,
  "membership-signup.confirmed": (about) =>
    say`confirmed the signup of ${applicant(about)} for ${planIn(about)}`,
} satisfies Partial<Record<AuditAction, Says>>;
