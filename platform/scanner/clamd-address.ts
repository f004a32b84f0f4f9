import type { NetConnectOpts } from "node:net";

const defaultPort = 3310;

export const isClamdUrl = (value: string): boolean =>
  /^unix:(\/\/)?\/[^/?#]/.test(value) ||
  (URL.canParse(value) && /^tcp:\/\/[^/?#@]+\/?$/.test(value));

/** Of a socket on this machine, or of a host; `isClamdUrl` has let it through. */
export function clamdAddress(value: string): NetConnectOpts {
  const { protocol, pathname, hostname, port } = new URL(value);
  if (protocol === "unix:") return { path: decodeURIComponent(pathname) };
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || defaultPort };
}
