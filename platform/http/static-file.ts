import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

export type Headers = Record<string, string>;

export const htmlType = "text/html; charset=utf-8";

export type StaticFile = {
  path: string;
  type: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
};

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const compressible = /^(text\/|application\/(javascript|json|manifest|xml)|image\/svg)/;

/** Brotli's effort for what is compressed once, and for what a visitor is waiting for. */
export const brotliQuality = { ahead: 11, waiting: 5 };

export async function compress(
  type: string,
  identity: Buffer,
  quality = brotliQuality.ahead,
): Promise<StaticFile["bodies"]> {
  if (!compressible.test(type)) return { identity };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    brotli(identity, { params }),
    gzipped(identity, { level: quality === brotliQuality.ahead ? 9 : 6 }),
  ]);
  return {
    identity,
    ...(br.length < identity.length ? { br: exact(br) } : {}),
    ...(gz.length < identity.length ? { gzip: exact(gz) } : {}),
  };
}

/** zlib returns a view of a buffer of 16 kB or more, which would stay in memory. */
function exact(view: Buffer): Buffer {
  return Buffer.from(new Uint8Array(view).buffer);
}

export function hashOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}
