import { nameOf } from "../address-mail.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { listPeople } from "./list-people.ts";

export async function namePeople(
  db: Queryable,
  ids: (string | null)[],
): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null);
  const people = await listPeople(db, [...new Set(known)]);
  return new Map(people.map((person) => [person.id, nameOf(person)]));
}
