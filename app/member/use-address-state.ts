import { useCallback, useSyncExternalStore } from "react";

const changed = "addressstate";

function subscribe(listener: () => void) {
  window.addEventListener(changed, listener);
  window.addEventListener("popstate", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("popstate", listener);
  };
}

/** A piece of state that lives in the query, so that it survives a reload; null where it is not there. */
export function useAddressState(name: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  );
  const change = useCallback(
    (next: string | null) => {
      const address = new URL(window.location.href);
      if (next === null) address.searchParams.delete(name);
      else address.searchParams.set(name, next);
      window.history.replaceState(window.history.state, "", address);
      window.dispatchEvent(new Event(changed));
    },
    [name],
  );
  return [value, change];
}
