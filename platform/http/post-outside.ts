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
    // Whatever the connection does: a request that ends without a word is never waited for.
    signal.addEventListener("abort", () =>
      reject(new Error(`No answer within ${timeoutMs / 1000} seconds.`)),
    );
    asked.on("error", reject);
    // Unless somebody listens for it, Node drops such a request and tells nobody.
    asked.on("upgrade", (answer, socket) => {
      socket.destroy();
      resolve(told(answer, ""));
    });
    // From here on what was read counts: what fails later rejects nothing.
    asked.on("response", (answer) =>
      resolve(
        readExcerpt(answer).then((excerpt) => {
          asked.destroy();
          return told(answer, excerpt);
        }),
      ),
    );
    asked.end(body);
  });
}

const told = ({ statusCode: status = 0, headers }: IncomingMessage, excerpt: string): Answer => ({
  status,
  retryAfter: headers["retry-after"],
  excerpt,
});

async function readExcerpt(answer: IncomingMessage): Promise<string> {
  let read = Buffer.alloc(0);
  try {
    for await (const chunk of answer) {
      read = Buffer.concat([read, chunk as Buffer]);
      if (read.length >= excerptBytes) break;
    }
  } catch {
    // The status is what counts: an answer that breaks off says as much as it said.
  }
  return read.subarray(0, excerptBytes).toString("utf8");
}
