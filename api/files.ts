import { keepFile, removeFile } from "../domain/desk/keep-file.ts";
import { readFile } from "../domain/desk/read-file.ts";
import { megabytes } from "../domain/fields/schema.ts";
import { fileQuery, keptFile, maxFileBytes, takenKinds } from "../domain/files/schema.ts";
import { requireMember } from "../platform/require-actor.ts";
import { endpoint } from "./endpoint.ts";
import { failed, notFound, nothing, ok } from "./responses.ts";
import { uuidRow } from "./row-id.ts";

const tag = "Requests";
const role = "member";
const params = uuidRow;

/** In the form that every browser reads, and in letters of any script. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const any = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${any}`;
}

export const fileEndpoints = [
  endpoint(
    "POST /api/files",
    {
      tag,
      role,
      summary: "Send a file for a message",
      description: `Then name its id in the message. Without one it is removed after a day. We take ${takenKinds}; pictures are made anew.`,
      query: fileQuery,
      body: {
        type: "application/octet-stream",
        description: `The file, of at most ${megabytes(maxFileBytes)}.`,
        maxBytes: maxFileBytes,
      },
      responses: { 201: ok(keptFile, "The file as it is kept."), 409: failed("Too many today.") },
    },
    async ({ c, ctx, query: { name }, services: { limits } }) => {
      const as = await ctx();
      await limits.files.consume(requireMember(as.actor).userId);
      return keepFile(as, { name, bytes: new Uint8Array(await c.req.arrayBuffer()) });
    },
  ),

  endpoint(
    "DELETE /api/files/:id",
    {
      tag,
      role,
      params,
      summary: "Remove a file that no message has yet",
      responses: { 204: nothing, 404: notFound },
    },
    async ({ ctx, params: { id } }) => removeFile(await ctx(), id),
  ),

  endpoint(
    "GET /api/files/:id",
    {
      tag,
      role,
      params,
      summary: "Download a file of a message",
      responses: {
        200: { description: "The file.", type: "application/octet-stream" },
        404: notFound,
      },
    },
    async ({ c, ctx, params: { id } }) => {
      const { name, bytes } = await readFile(await ctx(), id);
      c.header("Content-Type", "application/octet-stream");
      c.header("Content-Disposition", attachment(name));
      c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
      return c.body(bytes);
    },
  ),
];
