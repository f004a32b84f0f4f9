import type { Server, ServerOptions } from "node:http";

/** Milliseconds: the head of a request at once, the largest file within two minutes. */
export const patience = {
  headersTimeout: 5_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  /** A busy program closes an idle connection late, and then without reading what has arrived on it. */
  keepAliveTimeoutBuffer: 10_000,
} satisfies ServerOptions;

/** Whoever reads nothing of their answer for so long is cut off. */
const longestSilence = 60_000;

/** Some 20 kB each; a proxy in front needs a few dozen. */
const mostConnections = 5_000;

export function limitConnections(server: Server): void {
  server.maxConnections = mostConnections;
  server.timeout = longestSilence;
}
