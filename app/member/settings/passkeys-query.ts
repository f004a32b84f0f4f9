import { queryOptions } from "@tanstack/react-query";
import type { ListedPasskey } from "../../../domain/accounts/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const passkeysQuery = queryOptions({
  queryKey: ["/api/auth/passkey/list-user-passkeys"],
  queryFn: fetchByKey<ListedPasskey[]>("throw"),
});

export const passkeysHeading = "passkeys";
