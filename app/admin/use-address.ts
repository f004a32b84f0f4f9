import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Null takes a part out of the address. */
export type AddressChange = Record<string, string | null>;

/** What a screen shows lives in its query: a reload, a bookmark and the back button all find it again. */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (parts: AddressChange, { replace = false }: { replace?: boolean } = {}) => {
      // The address as it is now, not as it was rendered: words typed before a filter was chosen are
      // asked for after it, and must not undo it.
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
