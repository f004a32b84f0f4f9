import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { seemsSignedIn, showSignedOut } from "./seems-signed-in.ts";

/** Not by `request`, which would bring its errors to every visitor. */
async function askWhoItIs(): Promise<CurrentUser> {
  const answer = await fetch("/api/auth/user");
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as CurrentUser;
}

/** What only members need comes with the answer, and no visitor reads it. */
export function lookForMember(): void {
  if (seemsSignedIn())
    Promise.all([import("./account.ts"), askWhoItIs()])
      .then(([{ showAccount }, member]) => showAccount(member))
      .catch(showSignedOut);
  else showSignedOut();
}
