import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { request, RequestError } from "./api-fetch.ts";

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
      // Otherwise an offline change would wait for the connection and then happen unnoticed.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
