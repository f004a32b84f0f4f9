import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { count } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import sharp from "sharp";
import { expect } from "vitest";
import { receivedMails } from "../../domain/desk/mail/tables.ts";
import { filePlaces } from "../../domain/file-places.ts";
import { closeDuePeriods } from "../../domain/hours/close-due-periods.ts";
import { openDuePeriods } from "../../domain/hours/open-due-periods.ts";
import { statements } from "../../domain/hours/tables.ts";
import { invoices } from "../../domain/invoices/tables.ts";
import { openFakeS3 } from "../fakes/s3.ts";
import type { Person } from "./company.ts";
import { ask, openDesk } from "./desk.ts";
import { sendFile } from "./files.ts";
import { addMembership, clockAt } from "./hours.ts";

export const picture = async (side: number, background = "#246") =>
  new Uint8Array(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer(),
  );

/** A desk with a file of each kind that there is, and a store beside it. */
export async function openFileDesk() {
  const s3 = await openFakeS3();
  const desk = await openDesk(s3.env);
  /** Addresses, and what was read there before anything moved. */
  const read = new Map<string, Buffer>();
  const { database, request } = desk.home;
  const { db } = database;

  async function get(path: string, { cookie }: Pick<Person, "cookie"> = desk.staff) {
    const answer = await request("GET", path, { headers: { Cookie: cookie } });
    return {
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  async function places() {
    const found: Record<string, [inDatabase: number, inBucket: number]> = {};
    for (const { table, bytes, object } of filePlaces) {
      const [row] = await db.select({ bytes: count(bytes), object: count(object) }).from(table);
      found[getTableConfig(table).name] = [row!.bytes, row!.object];
    }
    return found;
  }

  async function upload(
    path: string,
    body: Uint8Array<ArrayBuffer>,
    { cookie }: Person,
    method: string,
  ) {
    const answer = await request(method, path, {
      headers: { Cookie: cookie, "Content-Type": "application/octet-stream" },
      body,
    });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  }

  async function addFiles() {
    const { own, staff, home } = desk;
    const me = await upload("/api/account/photo", await picture(300), own.requester, "PUT");
    const { path } = await upload("/api/blog-images", await picture(1400), staff, "POST");
    const { body } = await sendFile(home, own.requester);
    await ask(own.requester, { files: [body.id], companyId: own.id });
    await addMembership(home.ctx, own.id, { anchor: "2026-01-31" });
    const later = { ...home.ctx, clock: clockAt("2026-03-20") };
    await openDuePeriods(later);
    await closeDuePeriods(later);
    const [statement] = await db.select().from(statements);
    const pdf = new Uint8Array(Buffer.from("%PDF- of an invoice"));
    const facts = {
      companyId: own.id,
      date: "2026-03-01",
      dueDate: "2026-03-31",
      cents: 1,
      updatedAt: new Date(),
    };
    const [invoice] = await db
      .insert(invoices)
      .values({
        ...facts,
        serial: 1,
        number: "1",
        snapshot: {} as never,
        hash: "0".repeat(64),
        pdf,
      })
      .returning();
    await db.insert(receivedMails).values({
      uidValidity: "1",
      uid: 1,
      state: "set_aside",
      reason: "failed",
      address: "somebody@example.org",
      name: "Somebody",
      subject: "A wheel",
      excerpt: "…",
      raw: new Uint8Array(
        await readFile(join(import.meta.dirname, "../fixtures/mail/new-lead.eml")),
      ),
    });
    const paths = [
      me.profileImageUrl,
      path,
      path.replace(".webp", "s480.webp"),
      `/api/files/${body.id}`,
      `/api/membership/statements/${statement!.id}/pdf`,
      `/api/invoices/${invoice!.id}/pdf`,
    ];
    for (const one of paths) {
      const { status, body: bytes } = await get(one);
      expect(status, one).toBe(200);
      read.set(one, bytes);
    }
  }

  async function expectRead() {
    desk.home.services.files.drop();
    for (const [path, bytes] of read) {
      const answer = await get(path);
      expect([answer.status, answer.body.equals(bytes)], path).toEqual([200, true]);
    }
  }
  await addFiles();
  return {
    s3,
    desk,
    read,
    get,
    upload,
    places,
    expectRead,
    /** Whether it answers decides how long to wait for it: a busy machine is not to make a well store silent. */
    is(trouble?: Parameters<typeof s3.is>[0]) {
      s3.is(trouble);
      desk.home.bucket?.hurry(["hangs", "stalls", "fails"].includes(trouble ?? ""));
    },
    async close() {
      await desk.close();
      await s3.close();
    },
  };
}

export type FileDesk = Awaited<ReturnType<typeof openFileDesk>>;
