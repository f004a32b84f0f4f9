import { lte } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { imports } from "./tables.ts";

/** With the personal data that their files hold. */
export async function forgetImports({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  await db.delete(imports).where(lte(imports.expiresAt, clock.wall()));
}
