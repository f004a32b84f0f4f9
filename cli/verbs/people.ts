import { z } from "zod";
import { endAllSessions, endSessionsOf } from "../../domain/accounts/end-sessions.ts";
import { resetPasskeys as reset } from "../../domain/accounts/passkeys/reset-passkeys.ts";
import { requireByAddress } from "../../domain/accounts/require-by-address.ts";
import { eraseNow } from "../../domain/erase-now.ts";
import { exportAccount } from "../../domain/export-account.ts";
import { type PlanLeft, plansLeftBehind } from "../../domain/plans-left-behind.ts";
import { type Operator, operatorCtx, verb } from "../operator.ts";

const person = z.object({ email: z.email("That is not an email address.") });

export const signOut = verb(person.partial(), async (operator, { email }) => {
  const ctx = operatorCtx(operator, "sign-out");
  if (email === undefined) {
    const all = await endAllSessions(ctx);
    return { data: all, lines: [`${all.ended} sessions of ${all.people} people ended`] };
  }
  const { ended } = await endSessionsOf(ctx, (await requireByAddress(ctx, email)).id);
  return { data: { ended }, lines: [`${ended} sessions of ${email} ended`] };
});

export const resetPasskeys = verb(person, async (operator, { email }) => {
  const ctx = operatorCtx(operator, "reset-passkeys");
  const { removed } = await reset(ctx, (await requireByAddress(ctx, email)).id);
  return {
    data: { removed },
    lines: [`${removed} passkeys of ${email} removed; every session of theirs has ended`],
  };
});

export const exportPerson = verb(person, async (operator, { email }) => {
  const data = await exportOf(operator, email);
  return { data, lines: [JSON.stringify(data, null, 2)] };
});

export const eraseAccount = verb(person.extend({ yes: z.boolean() }), async (operator, given) => {
  const { email, yes } = given;
  const ctx = operatorCtx(operator, "erase");
  const { id } = await requireByAddress(ctx, email);
  const held = await exportOf(operator, email);
  const parts = Object.entries(held).flatMap(([name, value]) =>
    Array.isArray(value) ? [`${name}: ${value.length}`] : [],
  );
  const plans = await plansLeftBehind(ctx, id);
  const left = plans.map(inWords);
  const plansLeft = plans.map(({ company, plan }) => ({ company, plan: plan.name }));
  if (!yes)
    return {
      data: { erased: false, plansLeft },
      lines: [
        `What is held of ${email}:`,
        ...parts,
        ...left,
        "Nothing was erased. Add --yes to erase it.",
      ],
    };
  await eraseNow(ctx, id);
  return {
    data: { erased: true, plansLeft },
    lines: [
      `The account of ${email} is gone. Business records stay, as the privacy page says.`,
      ...left,
    ],
  };
});

/** Who deletes their own account has staff told by mail; here nobody is. */
const inWords = ({ company, plan }: PlanLeft) =>
  `${company} has ${plan.name}, and no owner stays: end the plan, and what Stripe charges for it, or it goes on.`;

/** As they would download it themselves. */
async function exportOf(operator: Operator, email: string) {
  const ctx = operatorCtx(operator, "export");
  const user = await requireByAddress(ctx, email);
  const actor = { kind: "member", userId: user.id, email: user.email, isAdmin: false } as const;
  return exportAccount({ ...ctx, actor }, null);
}
