import { useState } from "react";

export function useTyped(value: string) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [asked, setAsked] = useState<string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const own = asked.indexOf(value);
    setAsked(own < 0 ? [] : asked.slice(own + 1));
    // Our own values come back while someone types; others come from the back button or cleared filters.
    if (own < 0) setTyped(value);
  }
  return {
    typed,
    setTyped,
    expectBack: (next: string) => {
      if (next !== value) setAsked((before) => [...before, next]);
    },
  };
}
