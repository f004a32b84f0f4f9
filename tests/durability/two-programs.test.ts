import { Client } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blogChannel } from "../../domain/blog/change-blog.ts";
import { fileChannel } from "../../platform/file-cache.ts";
import { createServerDatabase } from "../support/database.ts";
import { type Program, startProgram } from "../support/program.ts";
import { adminOf } from "../support/admin-of.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

/** How long another program may go on showing what was. */
const toldWithinMs = 1000;

type Post = { id: number; slug: string };

const see = async (program: Program, address: string) => {
  const answer = await fetch(program.url + address, { redirect: "manual" });
  return `${answer.status} ${await answer.text()}`;
};
const status = async (program: Program, address: string) =>
  (await fetch(program.url + address)).status;
const roadsTo = ({ slug }: Post) => [`/blog/${slug}`, "/blog", "/feed.xml", "/feed.json"];

describe.skipIf(!serverUrl)("two programs on one PostgreSQL", () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let here: Program;
  let there: Program;
  let call: Awaited<ReturnType<typeof adminOf>>;
  let ear: Client;
  /** When the database told of the last change; a busy one tells late. */
  let heard = 0;

  beforeAll(async () => {
    database = await createServerDatabase(serverUrl!);
    // They share nothing but the database and the secret.
    const env = { DATABASE_URL: database.url, SECRET: "a secret of two programs, long enough" };
    here = await startProgram({ env });
    there = await startProgram({ env });
    const admin = await adminOf(here);
    call = (...request) => {
      heard = Number.POSITIVE_INFINITY;
      return admin(...request);
    };
    ear = new Client({ connectionString: database.url });
    await ear.connect();
    ear.on("notification", () => void (heard = Date.now()));
    for (const channel of [blogChannel, fileChannel]) await ear.query(`listen ${channel}`);
  });
  afterAll(async () => {
    await Promise.all([here?.stop(), there?.stop(), ear?.end()]);
    await database?.drop();
  });

  const sinceTold = (changed: number) => Date.now() - Math.max(changed, heard);

  /** Here at once; there in every answer to what is asked a second after the database told, or sooner. */
  async function expectEverywhere(post: Post, shown: (text: string) => boolean): Promise<void> {
    const changed = Date.now();
    const told = async (road: string) => {
      for (;;) {
        // Rendering anew may take its time on a busy machine: what counts is when it was asked for.
        const asked = sinceTold(changed);
        if (shown(await see(there, road))) return expect(asked, road).toBeLessThan(toldWithinMs);
        expect(asked, `${road} still shows what was`).toBeLessThan(toldWithinMs);
      }
    };
    const atOnce = async (road: string) => expect(shown(await see(here, road)), road).toBe(true);
    await Promise.all(roadsTo(post).flatMap((road) => [told(road), atOnce(road)]));
  }

  async function publish(title: string): Promise<Post> {
    const fields = { title, summary: "Of zebras.", content: "Zebra.", category: "CRM Strategy" };
    const post = await call<Post>("POST", "/api/blog-posts", { ...fields, status: "published" });
    await expectEverywhere(post, (text) => text.includes(title));
    return post;
  }

  it("a rendered page is cached until either program changes the blog", async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    // From before either started: of a post just written the news could still be on its way.
    const { rows } = await client.query<Post & { title: string }>(
      "select id, slug, title from blog_posts where published_at <= now() order by published_at desc limit 1",
    );
    const post = rows[0]!;
    const expectCached = async () => {
      for (const program of [here, there])
        for (const road of roadsTo(post)) expect(await see(program, road)).toContain(post.title);
    };
    await expectCached();
    await client.query("update blog_posts set title = 'Quagga unsaid' where id = $1", [post.id]);
    await client.end();
    await expectCached();
    await call("PATCH", `/api/blog-posts/${post.id}`, { summary: "Said." });
    await expectEverywhere(post, (text) => text.includes("Quagga unsaid"));
  });

  it("an archived post is gone at once where it was archived, and within a second elsewhere", async () => {
    const post = await publish("Zebra archived");
    await call("PATCH", `/api/blog-posts/${post.id}`, { status: "archived" });
    await expectEverywhere(post, (text) => !text.includes("Zebra archived"));
    for (const program of [here, there])
      expect(await see(program, `/blog/${post.slug}`)).toMatch(/^410 /);
  });

  it("so is a deleted one", async () => {
    const post = await publish("Zebra deleted");
    await call("DELETE", `/api/blog-posts/${post.id}`);
    await expectEverywhere(post, (text) => !text.includes("Zebra deleted"));
    for (const program of [here, there])
      expect(await see(program, `/blog/${post.slug}`)).toMatch(/^404 /);
  });

  it("a photo is served by both, and gone at once here and within a second there", async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const upload = () => call<{ profileImageUrl: string }>("PUT", "/api/account/photo", png);
    const { profileImageUrl: old } = await upload();
    for (const program of [here, there, here, there]) expect(await status(program, old)).toBe(200);
    const { profileImageUrl: next } = await upload();
    const replaced = Date.now();
    expect(await status(here, old)).toBe(404);
    for (;;) {
      const asked = sinceTold(replaced);
      if ((await status(there, old)) === 404) break;
      expect(asked, "the old photo is still shown").toBeLessThan(toldWithinMs);
    }
    for (const program of [here, there]) expect(await status(program, next)).toBe(200);
  });
});
