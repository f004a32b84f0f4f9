import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";
import { everyTurns } from "./every-turns.ts";
import { hsts } from "./security-headers.ts";

/** Requests under way that still count; as many when all of them wait for each other. */
type Most = { underWay: number; whileSlow: number };

const ordinary: Most = { underWay: 64, whileSlow: 32 };
/** Signing in, and the card provider's events: given up last. */
const important: Most = { underWay: 256, whileSlow: 128 };

/** Milliseconds: if for so long nobody was answered sooner, or the program is so far behind, all wait. */
const slowMs = 500;
const whileMs = 200;
const behindMs = 250;

const isProbe = /^\/(healthz|readyz|metrics)$/;
const isImportant =
  /^\/(sign-in|api\/(sign-in\/.*|auth\/(callback|passkey\/.*)|webhooks\/stripe))$/;

const tickMs = 20;
/** Longer than our own queue lasts: whoever waits longer waits for a server outside, which is no load. */
const countedMs = 2_000;

const says = "Too many people are here at once. Please try again in a few seconds.";
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment, please</title><h1>One moment, please</h1><p>${says}</p></html>`;

export type Shed = {
  /** Begins it soon, or answers that the program has more to do than it can do soon. @returns whether it is let in */
  admit(request: IncomingMessage, response: ServerResponse, begin: () => void): boolean;
  close(): void;
};

/** For what needs work: pages and files from memory are answered before anybody asks here. */
export function createShed(
  log: Log,
  { live }: { live: boolean },
  now = () => performance.now(),
): Shed {
  const underWay = new Map<ServerResponse, number>();
  // A turn of the event loop takes one new connection: were much begun in each, newcomers would wait outside.
  const beginOrdinary = everyTurns(8);
  const beginImportant = everyTurns(8);
  const turnAwayInTurn = everyTurns(1);
  let last = now();
  let behind = 0;
  let refused = 0;
  let quickest = Infinity;
  let isSlow = false;
  let judged = last;

  const timer = setInterval(() => {
    const time = now();
    // It falls off within a few ticks, and rises at once.
    behind = Math.max(time - last - tickMs, behind * 0.8);
    last = time;
    const isBusy = isSlow || behind > behindMs;
    for (const [response, since] of underWay) {
      if (isBusy || time - since < countedMs) break;
      underWay.delete(response);
    }
    if (time - judged < whileMs) return;
    judged = time;
    // Without an answer in all that time it is as it was, unless nobody waits.
    if (quickest !== Infinity) isSlow = quickest > slowMs;
    else if (underWay.size === 0) isSlow = false;
    quickest = Infinity;
  }, tickMs);
  timer.unref();
  const told = setInterval(() => {
    if (refused > 0) log.warn({ refused }, "more requests than can be answered: some were refused");
    refused = 0;
  }, 10_000);
  told.unref();

  function count(request: IncomingMessage, response: ServerResponse): void {
    const enter = () => {
      if (response.writableEnded || response.destroyed) return;
      const began = now();
      underWay.set(response, began);
      response.once("finish", () => (quickest = Math.min(quickest, now() - began)));
    };
    response.once("close", () => underWay.delete(response));
    // Whoever takes their time to send a body keeps nobody else out.
    if (hasBody(request)) request.once("end", enter);
    else enter();
  }

  return {
    admit(request, response, begin) {
      const path = request.url?.split("?")[0] ?? "";
      if (isProbe.test(path)) {
        begin();
        return true;
      }
      const comesFirst = isImportant.test(path);
      const most = comesFirst ? important : ordinary;
      const late = Math.max(behind, now() - last - tickMs);
      const room = isSlow || late > behindMs ? most.whileSlow : most.underWay;
      const stillThere = (act: () => void) => () => void (response.destroyed || act());
      if (underWay.size < room) {
        count(request, response);
        (comesFirst ? beginImportant : beginOrdinary)(stillThere(begin));
        return true;
      }
      refused += 1;
      turnAwayInTurn(stillThere(() => turnAway(request, response, live)));
      return false;
    },
    close() {
      clearInterval(timer);
      clearInterval(told);
    },
  };
}

export const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

let turnedAway = 0;

function turnAway(request: IncomingMessage, response: ServerResponse, live: boolean): void {
  const forPeople = request.headers.accept?.includes("text/html") ?? false;
  const body = forPeople ? page : JSON.stringify({ message: says, code: "unavailable" });
  response.writeHead(503, {
    "Content-Type": forPeople ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    ...(live ? hsts : {}),
    // Spread, so that they do not all come back at once.
    "Retry-After": String(2 + (turnedAway++ % 4)),
    ...(hasBody(request) ? { Connection: "close" } : {}),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
