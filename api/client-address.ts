import { isIP } from "node:net";

/** An address as proxies write it: with a port, or an IPv6 one in brackets. */
function bareAddress(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(/^\[([^\]]+)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
  return isIP(bare) ? bare : undefined;
}

/**
 * Who called. Each of `trustProxy` proxies appended the address it saw, so the caller is that many
 * steps from the right; anything further left is the caller's own claim and is not read.
 */
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
