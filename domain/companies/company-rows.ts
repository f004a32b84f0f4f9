import { and, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { hasWords, searchText } from "../../platform/db/search-text.ts";
import { companies, companyText } from "./tables.ts";

type Which = { ids: string[] } | { q: string; named: string };

export const companyRows = (db: Queryable, which: Which) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      overageCapMinutes: companies.overageCapMinutes,
    })
    .from(companies)
    .where(
      "ids" in which
        ? inArray(companies.id, which.ids)
        : and(
            isNull(companies.mergedInto),
            which.q === "" ? undefined : hasWords(companyText(companies), which.q),
            which.named === "" ? undefined : hasWords(searchText(companies.name), which.named),
          ),
    )
    .as("company");
