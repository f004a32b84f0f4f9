import { createHash } from "node:crypto";
import type { Ctx } from "../../platform/context.ts";
import { applyCompany, applyLead, applyPerson, type TakeMail } from "./apply-row.ts";
import { nameColumns } from "./name-columns.ts";
import { planCompanies } from "./plan-companies.ts";
import { planLeads } from "./plan-leads.ts";
import type { Planned } from "./planned.ts";
import { planPeople } from "./plan-people.ts";
import type { Sheet } from "./read-sheet.ts";
import type { ImportedRow, ImportKind } from "./schema.ts";

export async function planImport(ctx: Ctx, kind: ImportKind, sheet: Sheet) {
  const { rows } = nameColumns(kind, sheet);
  if (kind === "companies") return steps(await planCompanies(ctx.db, rows), applyCompany);
  if (kind === "people") return steps(await planPeople(ctx, rows), applyPerson);
  return steps(await planLeads(ctx.db, rows), applyLead);
}

function steps<Step>(
  planned: Planned<Step>[],
  apply: (ctx: Ctx, step: Step, takeMail: TakeMail) => Promise<void>,
) {
  return {
    shown: planned.map(({ shown }) => shown),
    async apply(ctx: Ctx, takeMail: TakeMail): Promise<void> {
      for (const { step } of planned) if (step) await apply(ctx, step, takeMail);
    },
  };
}

export const hashOf = (rows: ImportedRow[]): string =>
  createHash("sha256")
    .update(JSON.stringify(rows.map((row) => ({ ...row, differs: false }))))
    .digest("hex");
