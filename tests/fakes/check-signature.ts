import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export type Signed = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Uint8Array;
};
export type Keys = { keyId: string; secret: string; region: string };

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) =>
  createHmac("sha256", key).update(data).digest();

/** Written from AWS's description of Signature Version 4, and nothing of the client's. @returns S3's code of what is wrong */
export function checkSignature(
  { method, url, headers, body }: Signed,
  { keyId, secret, region }: Keys,
  now: Date,
): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z\d;-]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (!given) return "AccessDenied";
  const [, id, day = "", where = "", names = "", signature = ""] = given;
  if (id !== keyId) return "InvalidAccessKeyId";
  if (where !== region) return "AuthorizationHeaderMalformed";
  const time = String(headers["x-amz-date"]);
  const sent = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
  if (!time.startsWith(day)) return "AuthorizationHeaderMalformed";
  if (!(Math.abs(Date.parse(sent) - now.getTime()) < 15 * 60_000)) return "RequestTimeTooSkewed";
  const signed = names.split(";");
  const needed = ["host", ...Object.keys(headers).filter((name) => name.startsWith("x-amz-"))];
  if (!needed.every((name) => signed.includes(name))) return "AccessDenied";
  const payload = String(headers["x-amz-content-sha256"]);
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body))
    return "XAmzContentSHA256Mismatch";
  const [path = "", query = ""] = url.split("?");
  const sorted = query
    .split("&")
    .filter(Boolean)
    .map((one) => (one.includes("=") ? one : `${one}=`));
  const request = [
    method,
    path,
    sorted.toSorted().join("&"),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, " ")}`),
    "",
    names,
    payload,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(request)].join("\n");
  const key = scope
    .split("/")
    .reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secret}`);
  const right = hmac(key, text);
  return timingSafeEqual(right, Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}
