import { inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users } from "./tables.ts";

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
};

export function listPeople(db: Queryable, ids: string[]) {
  return db.select(columns).from(users).where(inArray(users.id, ids));
}
