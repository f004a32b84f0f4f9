import { dollars } from "../content/dollars.ts";
import { firmDay, firmLastDay } from "../content/firm-day.ts";
import type { Mailbox } from "../platform/mailbox.ts";
import { type KnownPerson, nameOf, paragraph, personFacts, toFirm } from "./address-mail.ts";
import type { Fact } from "./mail-part.ts";
import type { PlanLeft } from "./plans-left-behind.ts";
import { type PlanTold, planFacts } from "./plans/plan-facts.ts";

type Member = { inbox: Mailbox; userId: string; email: string; member: KnownPerson };

export const upgradeNoticeMail = (
  values: Member & { plan: PlanTold; isBilled: boolean; requestId: string },
) =>
  toFirm(values.inbox, values, {
    kind: "upgrade-notice",
    // Clients may choose the request id: on its own it could suppress another member's notice.
    key: `${values.userId}-${values.requestId}`,
    heading: `${nameOf(values.member)} upgraded to ${values.plan.name}`,
    parts: [
      paragraph(sayCost(values)),
      { kind: "facts", rows: [...personFacts(values.member), ...planFacts(values.plan)] },
      paragraph("Reply to this email to write to the member."),
    ],
  });

const sayCost = ({
  plan: { price, hoursIncluded },
  isBilled,
}: {
  plan: PlanTold;
  isBilled: boolean;
}) =>
  isBilled
    ? `It costs ${dollars(price)} a month for ${hoursIncluded} hours.`
    : `Nobody bills it: no card is charged and no invoice is sent for its ${dollars(price)} a month.`;

type Leaving = Member & { due: string; plans: PlanLeft[] };

export const deletionNoticeMail = (values: Leaving) =>
  leavingMail(values, {
    kind: "deletion-notice",
    whose: "No owner stays at",
    heading: `${nameOf(values.member)} is deleting a paid account`,
    todo: `The account will be deleted on ${firmDay(values.due)} unless they change their mind; you will get another email if they do. Before that day, end what you charge at the card provider and settle open hours.`,
  });

export const deletionCanceledNoticeMail = (values: Leaving) =>
  leavingMail(values, {
    kind: "deletion-canceled-notice",
    whose: "Still an owner of",
    heading: `${nameOf(values.member)} is keeping their paid account`,
    todo: `They called off the deletion that was due on ${firmDay(values.due)}.`,
  });

type Told = {
  kind: "deletion-notice" | "deletion-canceled-notice";
  whose: string;
  heading: string;
  todo: string;
};

function leavingMail(values: Leaving, { kind, whose, heading, todo }: Told) {
  const { userId, due, member, plans } = values;
  return toFirm(values.inbox, values, {
    kind,
    key: `${userId}-${new Date(due).getTime().toString(36)}`,
    heading,
    parts: [
      {
        kind: "facts",
        rows: [
          ...personFacts(member),
          ...plans.flatMap(({ company, plan, ends }): Fact[] => [
            [whose, company],
            ...planFacts(plan),
            ["Paid through", ends ? firmLastDay(ends) : "not set"],
          ]),
        ],
      },
      paragraph(todo),
    ],
  });
}
