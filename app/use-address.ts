import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Null removes a part of the address. */
type AddressChange = Record<string, string | null>;

/** UI state in the query, so that a reload, a bookmark and the back button all find it again. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (parts: AddressChange, { replace = false }: { replace?: boolean } = {}) => {
      // From the current address, not the rendered one: a search that was typed before a filter was
      // chosen is applied after it, and must not undo it.
      const next = new URLSearchParams(location.search);
      for (const [name, value] of Object.entries(parts)) {
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  return { params, change };
}

export type Change = ReturnType<typeof useAddress>["change"];

/** One part of the address, changed without a new entry in the history. */
export function useAddressPart(name: string): [string | null, (value: string | null) => void] {
  const { params, change } = useAddress();
  const set = useCallback(
    (value: string | null) => change({ [name]: value }, { replace: true }),
    [name, change],
  );
  return [params.get(name), set];
}
