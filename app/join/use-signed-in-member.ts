import { useQuery } from "@tanstack/react-query";
import { currentUserQuery } from "../data/current-user.ts";
import { seemsSignedIn } from "../islands/account.ts";

/** What a signed-in member need not type again. */
export function useSignedInMember(): { firstName: string; lastName: string; email: string } | null {
  const mayAsk = typeof document !== "undefined" && seemsSignedIn();
  const { data: member } = useQuery({ ...currentUserQuery, enabled: mayAsk });
  if (!member) return null;
  const { firstName, lastName, email } = member;
  return { firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "" };
}
