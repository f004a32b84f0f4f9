import { useCallback } from "react";
import { useSearchParams } from "react-router";

type AddressChange = Record<string, string | null>;

export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (parts: AddressChange, { replace = false }: { replace?: boolean } = {}) => {
      // From the current address, not the rendered one, so as not to undo a filter chosen since.
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

export function useAddressPart(name: string): [string | null, (value: string | null) => void] {
  const { params, change } = useAddress();
  const set = useCallback(
    (value: string | null) => change({ [name]: value }, { replace: true }),
    [name, change],
  );
  return [params.get(name), set];
}
