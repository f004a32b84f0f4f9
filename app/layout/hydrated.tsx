import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { currentUserQuery } from "../api-client/current-user.ts";
import { createQueryClient } from "../api-client/query-client.ts";
import { forgetAfterSignOut } from "../islands/sign-out/forget.ts";
import { mindSignOut } from "../islands/sign-out/mind-sign-out.ts";
// Fetched with the page, since a toast may report a lost connection.
import "../ui/toasts.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { TooltipProvider } from "../ui/tooltip.tsx";

function clientOf(member: CurrentUser | undefined) {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, member);
  return client;
}

type Props = { member?: CurrentUser; children: ReactNode };

/** Its route loads ui/overlays.css and has `handle = { hydrate: true }`. Asks who is signed in unless told. */
export function Hydrated({ member, children }: Props) {
  const [queryClient] = useState(() => {
    // Before any form below reads what it kept.
    if (typeof document !== "undefined") forgetAfterSignOut();
    return clientOf(member);
  });
  useEffect(mindSignOut, []);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children}</TooltipProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
