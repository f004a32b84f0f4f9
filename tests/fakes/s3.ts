import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { checkSignature } from "./check-signature.ts";

type Trouble =
  | "hangs"
  | "stalls"
  | "fails"
  | "slows down"
  | "hangs up"
  | "refuses"
  | "full"
  | "forgets"
  | "changes"
  /** As Google's does: what is gone cannot be deleted. */
  | "misses"
  /** As Amazon's does to a key that may not list. */
  | "hides what is missing"
  | "keeps versions"
  /** As at Amazon, where they cannot be turned off again. */
  | "has suspended its versions"
  /** The proxy before it has nobody to ask. */
  | "has no route";

/** What a deletion leaves there instead. */
const markers: Record<string, Record<string, string>> = {
  "keeps versions": { "x-amz-delete-marker": "true", "x-amz-version-id": "3HL4kqtJlcpXroDTDmJ" },
  "has suspended its versions": { "x-amz-delete-marker": "true", "x-amz-version-id": "null" },
};

const bucket = "fontana-files";
const keys = { keyId: "AKIDFONTANA", secret: "of/the+bucket", region: "eu-central-1" };

/** A store that speaks S3, as far as files need it: it believes only what is signed. */
export async function openFakeS3() {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const locked = new Set<string>();
  let trouble: Trouble | undefined;
  let exchanges = Infinity;
  let largest = Infinity;
  let meanwhile: (() => Promise<void>) | undefined;

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    asked.push(`${method} ${url}`);
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const say = (status: number, code: string) =>
      response
        .writeHead(status, { "Content-Type": "application/xml" })
        .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
    if (exchanges-- <= 0) trouble = undefined;
    if (trouble === "hangs") return;
    if (trouble === "hangs up") {
      if (method === "GET") response.writeHead(200, { "Content-Length": 2 }).write("o");
      return setImmediate(() => request.socket.destroy());
    }
    if (trouble === "slows down") return say(429, "TooManyRequests");
    if (trouble === "has no route")
      return response.writeHead(404, { "Content-Type": "text/plain" }).end("404 page not found");
    if (trouble === "fails") return say(503, "SlowDown");
    const wrong = checkSignature({ method, url, headers, body }, keys, new Date());
    if (wrong !== null || trouble === "refuses") return say(403, wrong ?? "AccessDenied");
    const [, name, key = ""] = url.split("/");
    if (name !== bucket) return say(404, "NoSuchBucket");
    if (method === "PUT") {
      const run = meanwhile;
      meanwhile = undefined;
      await run?.();
      if (body.length > largest) return say(413, "EntityTooLarge");
      if (trouble === "full") return say(403, "QuotaExceeded");
      if (trouble !== "forgets") objects.set(key, body);
      return response.writeHead(200).end();
    }
    const held = objects.get(key);
    if (method === "DELETE") {
      if (locked.has(key)) return say(403, "AccessDenied");
      if (trouble === "misses" && !held) return say(404, "NoSuchKey");
      objects.delete(key);
      return response.writeHead(204, markers[trouble ?? ""]).end();
    }
    if (method !== "GET") return say(405, "MethodNotAllowed");
    if (!held && trouble === "hides what is missing") return say(403, "AccessDenied");
    if (!held) return say(404, "NoSuchKey");
    const sent = Buffer.from(held);
    if (trouble === "changes") sent[sent.length - 1]! ^= 1;
    response.writeHead(200, { "Content-Length": sent.length });
    if (trouble === "stalls") return response.write(sent.subarray(0, 1));
    return response.end(sent);
  }

  return {
    objects,
    asked,
    env: {
      FILES_S3_URL: `http://127.0.0.1:${port}`,
      FILES_S3_BUCKET: bucket,
      FILES_S3_REGION: keys.region,
      FILES_S3_KEY_ID: keys.keyId,
      FILES_S3_SECRET: keys.secret,
    },
    /** Keys that nobody may delete. */
    locked,
    /** From now on, or for so many exchanges; nothing makes it well again. */
    is(what?: Trouble, times = Infinity) {
      trouble = what;
      exchanges = times;
    },
    /** Bytes, at most. */
    takes: (bytes: number) => void (largest = bytes),
    /** Before the next PUT is answered. */
    meanwhile: (run: () => Promise<void>) => void (meanwhile = run),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type FakeS3 = Awaited<ReturnType<typeof openFakeS3>>;
