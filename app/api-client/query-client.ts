import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { request, RequestError } from "./api-fetch.ts";

/**
 * Fetches the address a query's key spells out. A 401 throws, or counts as nothing there
 * for questions that a signed-out visitor may ask.
 */
export function fetchByKey<T>(on401: "throw" | "null"): QueryFunction<T | null> {
  return async ({ queryKey }) => {
    try {
      const answer = await request("GET", queryKey.join("/"));
      return (await answer.json()) as T;
    } catch (error) {
      if (on401 === "null" && error instanceof RequestError && error.status === 401) return null;
      throw error;
    }
  };
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchByKey("throw"),
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: "always",
      },
      // Offline, a change would wait for the connection and then happen behind the member's back.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
