import { type MouseEvent, useEffect, useState } from "react";

/** Milliseconds the link shows the result of copying. */
const saidFor = 2000;

export function CopyLink({ address }: { address: string }) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(""), saidFor);
    return () => clearTimeout(timer);
  }, [said]);

  function copy(event: MouseEvent) {
    if (!("clipboard" in navigator)) return;
    event.preventDefault();
    navigator.clipboard.writeText(address).then(
      () => setSaid("Link copied"),
      () => setSaid("Copying is not allowed here"),
    );
  }

  return (
    <a className="button button-quiet" href={address} aria-live="polite" data-replay onClick={copy}>
      {said || "Copy link"}
    </a>
  );
}
