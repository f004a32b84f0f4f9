import type { Ctx } from "../../platform/context.ts";

/** One company that fails must not keep the others waiting; the next run tries it again. */
export async function eachCompany<Row extends { companyId: string }>(
  { log }: Pick<Ctx, "log">,
  rows: Row[],
  run: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await run(row);
    } catch (error) {
      log.error(
        { err: error, companyId: row.companyId },
        "a company could not be brought up to date",
      );
    }
  }
}
