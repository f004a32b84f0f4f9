import { createServer as overHttp, type RequestListener, type Server } from "node:http";
import { createServer as overHttps } from "node:https";
import type { Certificate } from "../certificate.ts";
import { patience } from "./patience.ts";

/** With a certificate it speaks TLS alone: a proxy on another machine is asked for that. */
export function createServer(
  certificate: Certificate | undefined,
  answer: RequestListener,
): Server {
  if (!certificate) return overHttp(patience, answer);
  const { headersTimeout: handshakeTimeout } = patience;
  return overHttps({ ...patience, ...certificate, handshakeTimeout }, answer);
}
