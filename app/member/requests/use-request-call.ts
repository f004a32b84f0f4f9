import { useQueryClient } from "@tanstack/react-query";
import type { Request as HelpRequest } from "../../../domain/desk/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { requestQuery } from "./requests-query.ts";

export function useRequestCall(id: string) {
  const queries = useQueryClient();
  const { queryKey } = requestQuery(id);
  return {
    call: async (method: string, part: string, body?: unknown): Promise<HelpRequest> =>
      (await request(method, `${queryKey.join("/")}/${part}`, body)).json(),
    show: async (answer: HelpRequest) => {
      // A look that was under way before would bring back what was there then.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer);
    },
  };
}
