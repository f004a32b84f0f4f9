import { useRef } from "react";

/** A key for what is being sent: the same for the same words, until it is known to have arrived. */
export function useSendKey() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf: (words: string): string => {
      const key = keys.current.get(words) ?? window.crypto.randomUUID();
      keys.current.set(words, key);
      return key;
    },
    hasArrived: () => keys.current.clear(),
  };
}
