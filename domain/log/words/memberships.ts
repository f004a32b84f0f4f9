import { civilDay, lastDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import type { AuditAction } from "../../../platform/audit-actions.ts";
import { type About, type Says, say } from "../about.ts";
import { factsOf, textOf } from "../facts.ts";
import { planName } from "../../plans/plan-name.ts";

const planIn = ({ after, details }: About) =>
  planName(textOf(after["planId"]) ?? textOf(details["to"]));

function saysChange(about: About) {
  const { company, after } = about;
  if (after["planId"]) return say`moved ${company} to ${planIn(about)}`;
  if (after["status"] === "ended") return say`ended the membership of ${company}`;
  if (after["status"] === "paused") return say`began the pause of ${company}`;
  if (after["status"] === "active") return say`took up the membership of ${company} again`;
  return say`changed the membership of ${company}`;
}

function saysPlanned({ company, after }: About) {
  const plan = textOf(after["nextPlanId"]);
  return plan
    ? say`planned ${planName(plan)} for ${company}, from the next period`
    : say`planned a ${after["nextTerm"] === "year" ? "yearly" : "monthly"} term for ${company}`;
}

function saysPause({ company, after }: About) {
  const months = factsOf(after["pause"])["months"];
  const long = months === 1 ? "a month" : `${textOf(months) ?? "some"} months`;
  return say`planned a pause of ${long} for ${company}`;
}

export const membershipWords = {
  "billing.overage-cap-set": ({ company }) => say`set how far ${company} may go beyond its hours`,
  "billing.refunded": ({ company, details }) =>
    say`refunded ${dollars(Number(details["cents"] ?? 0))} of invoice ${textOf(details["number"]) ?? ""} to ${company}: ${textOf(details["reason"]) ?? ""}`,
  "billing.refund-failed": ({ company, details }) =>
    say`heard that a refund of ${dollars(Number(details["cents"] ?? 0))} of invoice ${textOf(details["number"]) ?? ""} did not reach ${company}`,
  "billing.credited": ({ company, details }) =>
    say`credited ${dollars(Number(details["cents"] ?? 0))} to ${company}: ${textOf(details["reason"]) ?? ""}`,
  "billing.credit-moved": ({ company, details }) =>
    say`moved a credit of ${dollars(Number(details["cents"] ?? 0))} to the new customer of ${company} at Stripe`,
  "billing.credit-paid-back": ({ company, details }) =>
    say`paid a credit of ${dollars(Number(details["cents"] ?? 0))} back to ${company}: ${textOf(details["reason"]) ?? ""}`,
  "billing.credit-waits-again": ({ company, details }) =>
    say`took back that a credit of ${dollars(Number(details["cents"] ?? 0))} was paid back to ${company}`,
  "billing.difference-repaired": ({ company, details }) =>
    say`set right what Stripe says of ${company}: ${textOf(details["what"]) ?? ""}`,
  "billing.details-changed": ({ company }) =>
    say`changed the address or tax ID that ${company} has on its invoices`,
  "billing.dispute-settled": ({ company, details }) =>
    say`settled what a dispute took of invoice ${textOf(details["number"]) ?? ""} with ${company}: ${textOf(details["reason"]) ?? ""}`,
  "billing.dispute-unsettled": ({ company, details }) =>
    say`took back that a dispute about invoice ${textOf(details["number"]) ?? ""} is settled with ${company}`,
  "billing.upgrade-called-off": ({ company }) =>
    say`called off a change of plan of ${company} that waited for its payment`,
  "billing.first-payment-asked": ({ company }) =>
    say`asked again for the first payment of ${company}`,
  "billing.card-replaced": ({ company }) => say`replaced the card of ${company}`,
  "membership.canceled": ({ company, after }) => {
    const endsOn = textOf(after["endsOn"]);
    const last = endsOn ? `: its last day is ${lastDay(endsOn)}` : "";
    return say`canceled the membership of ${company}${last}`;
  },
  "membership.change-planned": saysPlanned,
  "membership.change-taken-back": ({ company }) => say`took back the planned change of ${company}`,
  "membership.changed": saysChange,
  "membership.deferred": ({ company, after }) => {
    const on = textOf(after["anchor"]);
    return say`moved the next period of ${company} to the day of its late payment${on ? `, ${civilDay(on)}` : ""}`;
  },
  "membership.ended": ({ company }) => say`ended the membership of ${company}`,
  "membership.pause-ended": ({ company }) => say`ended the pause of ${company}`,
  "membership.pause-lengthened": ({ company }) =>
    say`counted months of ${company} as paused that passed before a payment`,
  "membership.pause-planned": saysPause,
  "membership.resumed": ({ company }) => say`resumed the membership of ${company}`,
  "membership.started": (about) => say`started ${planIn(about)} for ${about.company}`,
  "membership.upgraded": (about) => say`upgraded ${about.company} to ${planIn(about)}`,
} satisfies Partial<Record<AuditAction, Says>>;
