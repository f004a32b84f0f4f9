import type { Queryable } from "../platform/db/database.ts";
import { personOf } from "./accounts/person.ts";
import type { findUser } from "./accounts/require-user.ts";
import { signupKind } from "./billing/signup-kind.ts";
import { requestKind } from "./applications/request-kind.ts";

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** Leaves out what a stranger may have typed under the member's address. */
export async function knownMember(db: Queryable, user: User) {
  const { verifiedEmail } = personOf(user);
  const accepted = await Promise.all([
    requestKind.findAccepted(db, verifiedEmail),
    signupKind.findAccepted(db, verifiedEmail),
  ]);
  const [latest] = accepted
    .filter((one) => one !== null)
    .toSorted((a, b) => Number(b.acceptedAt) - Number(a.acceptedAt));
  const name = user.firstName || user.lastName ? user : latest;
  return {
    email: user.email,
    firstName: name?.firstName ?? null,
    lastName: name?.lastName ?? null,
    phone: user.phone ?? latest?.phone ?? null,
    company: latest?.company ?? null,
  };
}
