import { isIP } from "node:net";

function bareAddress(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return isIP(bare) ? bare : undefined;
}

/** Each trusted proxy appended the address it saw; anything further left is the client's own claim. */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const nearest = peer ? bareAddress(peer) : undefined;
  if (trustProxy > 0 && forwardedFor) {
    const seen = forwardedFor.split(",");
    const claimed = bareAddress(seen[Math.max(seen.length - trustProxy, 0)] ?? "");
    if (claimed) return claimed;
  }
  return nearest ?? "unknown";
}
