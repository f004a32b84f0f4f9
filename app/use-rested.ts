import { useEffect, useState } from "react";

/** The words once nobody has typed for so many milliseconds, so that a server is not asked at every letter. */
export function useRested(words: string, rest: number): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), rest);
    return () => clearTimeout(timer);
  }, [words, rest]);
  return rested;
}
