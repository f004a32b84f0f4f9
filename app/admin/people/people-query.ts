import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { SignedInPerson } from "../../../domain/accounts/schema.ts";
import { request } from "../../api-client/api-fetch.ts";

export const peoplePath = "/api/admin/sessions";

export const peopleQuery = (q: string) =>
  queryOptions({
    queryKey: [peoplePath, q],
    queryFn: async (): Promise<SignedInPerson[]> =>
      (await request("GET", `${peoplePath}?${new URLSearchParams({ q })}`)).json(),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
