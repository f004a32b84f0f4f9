import { useRef } from "react";
import {
  keysKept,
  readStored,
  removeStored,
  storedTexts,
  writeStored,
} from "../browser-storage.ts";

const readKeys = (stored: string) => readStored("sessionStorage", stored, storedTexts) ?? {};

/** With the words that were sent under them, which another form keeps now. */
export function moveKeys(from: string, to: string): void {
  const keys = { ...readKeys(keysKept + to), ...readKeys(keysKept + from) };
  if (Object.keys(keys).length > 0) writeStored("sessionStorage", keysKept + to, keys);
  removeStored("sessionStorage", keysKept + from);
}

/** The same key for the same words until they have arrived; a `name` keeps keys over a reload in this tab. */
export function useSendKey(name?: string) {
  const keys = useRef<Map<string, string>>(null);
  const stored = name && `${keysKept}${name}`;
  const known = () => (keys.current ??= new Map(Object.entries(stored ? readKeys(stored) : {})));
  return {
    keyOf: (words: string): string => {
      const key = known().get(words) ?? window.crypto.randomUUID();
      known().set(words, key);
      if (stored) writeStored("sessionStorage", stored, Object.fromEntries(known()));
      return key;
    },
    hasArrived: () => {
      keys.current = new Map();
      if (stored) removeStored("sessionStorage", stored);
    },
  };
}
