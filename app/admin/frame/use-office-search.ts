import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FoundGroup, minSearchLength } from "../../../domain/office/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useRested } from "../../use-rested.ts";

/** Milliseconds without typing before the server is asked. */
const rest = 120;
const perKind = 5;

function stillFitting(groups: FoundGroup[], words: string): FoundGroup[] {
  const each = words.toLowerCase().split(/\s+/);
  return groups.flatMap(({ kind, results }) => {
    const fit = results.filter(({ title, detail }) => {
      const text = `${title} ${detail}`.toLowerCase();
      return each.every((word) => text.includes(word));
    });
    return fit.length > 0 ? [{ kind, results: fit, more: false }] : [];
  });
}

export function useOfficeSearch(words: string) {
  const rested = useRested(words, rest);
  const { data, isPlaceholderData, isFetching, error } = useQuery({
    queryKey: ["/api/admin/search", rested],
    queryFn: async (): Promise<FoundGroup[]> => {
      const query = new URLSearchParams({ q: rested, limit: String(perKind) });
      return (await request("GET", `/api/admin/search?${query}`)).json();
    },
    enabled: rested.length >= minSearchLength,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isAsked = words.length >= minSearchLength;
  const isCurrent = rested === words && !isPlaceholderData;
  const known = isAsked ? (data ?? []) : [];
  return {
    groups: isCurrent ? known : stillFitting(known, words),
    isSearching: isAsked && (rested !== words || isFetching),
    error: isAsked && rested === words ? error : null,
  };
}
