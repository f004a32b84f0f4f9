import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { currentUserQuery } from "../api-client/current-user.ts";
import { createQueryClient } from "../api-client/query-client.ts";
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
  const [queryClient] = useState(() => clientOf(member));
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>{children}</TooltipProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
