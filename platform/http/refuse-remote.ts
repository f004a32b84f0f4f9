import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopback } from "../env-variables.ts";

const body = JSON.stringify({
  message: "This is a trial. It answers only on the machine it runs on.",
  code: "misdirected",
});

/** On trial anybody can become an admin, so only this machine is served. True when it has answered. */
export function refuseRemote(
  { url = "/", headers }: IncomingMessage,
  response: ServerResponse,
): boolean {
  const forwarded = headers["x-forwarded-host"];
  const authorities = [
    headers.host,
    ...(forwarded === undefined ? [] : String(forwarded).split(",")),
    ...(url.startsWith("/") || url === "*" ? [] : [authorityOf(url)]),
  ];
  if (authorities.every((authority) => authority !== undefined && isHere(authority))) return false;
  const type = "application/json; charset=utf-8";
  response.writeHead(421, { "Content-Type": type, Connection: "close" }).end(body);
  return true;
}

function authorityOf(url: string): string | undefined {
  return /^https?:\/\/([^/?#]*)/i.exec(url)?.[1];
}

function isHere(authority: string): boolean {
  return isLoopback(
    authority
      .trim()
      .toLowerCase()
      .replace(/:\d{1,5}$/, ""),
  );
}
