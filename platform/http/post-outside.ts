import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import {
  guardedLookup,
  literalAddress,
  mayReach,
  type Reach,
  RefusedAddressError,
} from "./public-address.ts";
import { inSpan } from "../tracing/spans.ts";

const excerptBytes = 500;

export type Answer = { status: number; retryAfter: string | undefined; excerpt: string };

type Sent = {
  headers: Record<string, string>;
  body: string;
  reach: Reach;
  /** For all of it. */
  timeoutMs: number;
};

/** To an address that somebody typed in: no redirect is followed, and little of the answer is read. @throws Error */
export function postOutside(url: URL, sent: Sent): Promise<Answer> {
  return inSpan("deliver webhook", "client", { "http.request.method": "POST" }, async (span) => {
    const answer = await post(url, sent);
    span.set({ "http.response.status_code": answer.status });
    return answer;
  });
}

function post(url: URL, { headers, body, reach, timeoutMs }: Sent): Promise<Answer> {
  const literal = literalAddress(url);
  if (literal !== null && !mayReach(literal, reach))
    return Promise.reject(new RefusedAddressError());
  const open = url.protocol === "https:" ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const asked = open(url, {
      method: "POST",
      agent: false,
      lookup: guardedLookup(reach),
      signal,
      headers: { ...headers, "Content-Length": Buffer.byteLength(body), Connection: "close" },
    });
    asked.on("error", (error) =>
      reject(signal.aborted ? new Error(`No answer within ${timeoutMs / 1000} seconds.`) : error),
    );
    asked.on("response", (answer) => {
      // From here on what was read counts.
      asked.removeAllListeners("error").on("error", () => undefined);
      void readExcerpt(answer).then((excerpt) => {
        asked.destroy();
        const { statusCode: status = 0, headers: given } = answer;
        resolve({ status, retryAfter: given["retry-after"], excerpt });
      });
    });
    asked.end(body);
  });
}

/** The status is what counts: an answer that breaks off says as much as it said. */
async function readExcerpt(answer: IncomingMessage): Promise<string> {
  let read = Buffer.alloc(0);
  try {
    for await (const chunk of answer) {
      read = Buffer.concat([read, chunk as Buffer]);
      if (read.length >= excerptBytes) break;
    }
  } catch {
    // Nothing: see above.
  }
  return read.subarray(0, excerptBytes).toString("utf8");
}
