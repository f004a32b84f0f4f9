import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { searchText } from "../../platform/db/search-text.ts";

type Columns = Record<"firstName" | "lastName" | "email" | "company" | "phone", AnyPgColumn>;

export const applicantText = ({ firstName, lastName, email, company, phone }: Columns) =>
  searchText(firstName, lastName, email, company, phone);
