import { useCallback } from "react";
import { useSearchParams } from "react-router";

type AddressChange = Record<string, string | null>;

export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (parts: AddressChange, { replace = false }: { replace?: boolean } = {}) => {
      // From the current address, not the rendered one, so as not to undo a filter chosen since.
      const now = new URLSearchParams(location.search);
      const next = new URLSearchParams(now);
      for (const [name, value] of Object.entries(parts)) {
        if (value === null || value === "") next.delete(name);
        else next.set(name, value);
      }
      // A second press may come before the page shows what the first one asked for.
      const isThere = next.toString() === now.toString();
      setParams(next, { replace: replace || isThere, preventScrollReset: true });
    },
    [setParams],
  );
  return { params, change };
}

export type Change = ReturnType<typeof useAddress>["change"];

export function useAddressPart(name: string): [string | null, (value: string | null) => void] {
  const { params, change } = useAddress();
  const set = useCallback(
    (value: string | null) => change({ [name]: value }, { replace: true }),
    [name, change],
  );
  return [params.get(name), set];
}
