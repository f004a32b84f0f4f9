import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { currentUserQuery } from "../api-client/current-user.ts";
import { seemsSignedIn, showSignedOut } from "../islands/seems-signed-in.ts";
import { showMember } from "../islands/show-member.ts";
import { enhanceMenus } from "../islands/menus.ts";

export function HeaderState() {
  const mayAsk = typeof document !== "undefined" && seemsSignedIn();
  const { data: member, isError } = useQuery({ ...currentUserQuery, enabled: mayAsk });
  useEffect(enhanceMenus, []);
  useEffect(() => {
    if (member) showMember(member);
    else if (isError || !mayAsk) showSignedOut();
  }, [member, isError, mayAsk]);
  return null;
}
