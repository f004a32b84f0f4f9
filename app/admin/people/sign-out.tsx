import type { ReactNode } from "react";
import { counted } from "../../../content/counted.ts";
import type { SignedInPerson } from "../../../domain/accounts/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { ConfirmAction } from "../confirm-action.tsx";
import { nameOf } from "./people-columns.tsx";
import { peoplePath } from "./people-query.ts";

type Props = { children: (ask: (person: SignedInPerson) => void) => ReactNode };

export function SignOut({ children }: Props) {
  return (
    <ConfirmAction
      list={peoplePath}
      question={(person: SignedInPerson) => ({
        title: `Sign ${nameOf(person) ?? person.email} out everywhere?`,
        text: "This ends all of their sessions. It doesn't keep them from signing in again.",
        confirm: "Sign out everywhere",
        danger: true,
      })}
      act={async ({ id }): Promise<{ ended: number }> =>
        (await request("DELETE", `/api/admin/users/${encodeURIComponent(id)}/sessions`)).json()
      }
      done={({ email }, { ended }) => ({
        title: "Signed out",
        description: `${counted(ended, "session")} of ${email} ended.`,
      })}
      failed={() => ({
        title: "Nobody was signed out",
        description: noAnswer,
      })}
    >
      {children}
    </ConfirmAction>
  );
}
