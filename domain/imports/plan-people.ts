import { z } from "zod";
import { leaving } from "../accounts/leaving.ts";
import { companiesLike, type KnownCompany } from "../companies/companies-like.ts";
import { mostPerDay } from "../companies/invite.ts";
import { peopleOf } from "../companies/people-of.ts";
import { invitationInput, type SeatRole, seatRoles, seatRoleWords } from "../companies/schema.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Given } from "./name-columns.ts";
import { badRow, checked, type Planned, shownAs } from "./planned.ts";

export type PersonStep = {
  companyId: string;
  email: string;
  role: SeatRole;
  /** Null for somebody who is invited. */
  userId: string | null;
};

const schema = invitationInput.extend({
  company: z.string().default(""),
  companyId: z.string().default(""),
  role: z
    .string()
    .transform((word) => word.toLowerCase())
    .pipe(z.enum(seatRoles, `The role is one of ${seatRoles.join(", ")}`)),
});

const say = (role: SeatRole) => seatRoleWords[role].label;
const gone = "The account of this address is about to be deleted, as its owner asked.";
const day = 24 * 60 * 60_000;

/** Row by row, each on what those before it would leave. */
export async function planPeople(ctx: Ctx, given: Given[]): Promise<Planned<PersonStep>[]> {
  const now = ctx.clock.now();
  const cells = given.map(({ cells }) => cells);
  const companies = await companiesLike(ctx.db, {
    ids: cells.flatMap(({ companyId }) =>
      z.guid().safeParse(companyId).success ? [companyId!] : [],
    ),
    names: cells.flatMap(({ company }) => company ?? []),
  });
  const ids = companies.map(({ id }) => id);
  const people = await peopleOf(ctx.db, ids, new Date(now.getTime() - day));
  const left = await leaving(
    ctx.db,
    cells.flatMap(({ email }) => email?.toLowerCase() ?? []),
  );
  const seen = new Map<string, number>();

  const place = (
    companyId: string,
    email: string,
    role: SeatRole,
  ): Pick<Planned<PersonStep>["shown"], "outcome" | "changes"> & { userId: string | null } => {
    const seat = people.seated.find((one) => one.companyId === companyId && one.email === email);
    const invitation = people.invited.find(
      (one) => one.companyId === companyId && one.email === email,
    );
    const userId = seat?.userId ?? null;
    const before = seat?.role ?? invitation?.role;
    if (!before) return { outcome: "add", changes: [], userId };
    if (before !== role)
      return {
        outcome: "change",
        changes: [{ field: "Role", before: say(before), after: say(role) }],
        userId,
      };
    if (invitation && !seat && invitation.expiresAt <= now)
      return {
        outcome: "change",
        changes: [{ field: "Invitation", before: "Expired", after: "Renewed" }],
        userId,
      };
    return { outcome: "same", changes: [], userId };
  };

  const isLastOwner = (companyId: string, email: string) => {
    const owners = people.seated.filter(
      (one) => one.companyId === companyId && one.role === "owner",
    );
    return owners.length === 1 && owners[0]?.email === email;
  };

  return given.map((row): Planned<PersonStep> => {
    const title = row.cells["email"] || `Row ${row.row}`;
    const bad = (reason: string) => ({ shown: badRow(row, title, reason), step: null });
    const result = checked(schema, row);
    if ("reason" in result) return bad(result.reason);
    const { email, role } = result.fits;
    const found = companyOf(companies, result.fits);
    if ("reason" in found) return bad(found.reason);
    const companyId = found.company.id;
    const key = `${companyId} ${email}`;
    const before = seen.get(key);
    if (before !== undefined) return bad(`Row ${before} is about the same person and company.`);
    seen.set(key, row.row);
    if (left.has(email)) return bad(gone);
    if (role !== "owner" && isLastOwner(companyId, email))
      return bad(
        "They are the only owner. A company needs one: make somebody else an owner first.",
      );
    const { outcome, changes, userId } = place(companyId, email, role);
    if (outcome === "add") {
      const lately = people.lately.get(companyId) ?? 0;
      if (lately >= mostPerDay)
        return bad(`A company can invite ${mostPerDay} people a day. Import the rest tomorrow.`);
      people.lately.set(companyId, lately + 1);
    }
    for (const one of people.seated)
      if (one.companyId === companyId && one.userId === userId) one.role = role;
    const notes = outcome === "add" ? [`Invited as ${say(role)}; they accept it themselves.`] : [];
    return {
      shown: shownAs(row, outcome, `${email}, ${found.company.name}`, { changes, notes }),
      step: outcome === "same" ? null : { companyId, email, role, userId },
    };
  });
}

type Named = { company: string; companyId: string };

function companyOf(
  companies: KnownCompany[],
  { company, companyId }: Named,
): { reason: string } | { company: KnownCompany } {
  const fits = companies.filter((one) =>
    companyId
      ? one.id === companyId.toLowerCase()
      : !one.mergedInto && one.name.toLowerCase() === company.toLowerCase(),
  );
  const [only] = fits;
  if (!only)
    return { reason: `There is no company ${company ? `called “${company}”` : "with this ID"}.` };
  if (fits.length > 1)
    return { reason: `${fits.length} companies are called this. Add a column “Company ID”.` };
  if (only.mergedInto) return { reason: "This company was merged into another one." };
  return { company: only };
}
