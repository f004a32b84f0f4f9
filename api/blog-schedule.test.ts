import { afterAll, beforeAll, expect, test } from "vitest";
import { findPost } from "../domain/blog/find-post.ts";
import { listAddresses } from "../domain/blog/list-addresses.ts";
import { nextPublication } from "../domain/blog/next-publication.ts";
import { openBlogDesk } from "../tests/support/blog-desk.ts";

const slugs = ({ body }: { body: { slug: string }[] }) => body.map(({ slug }) => slug);

let desk: Awaited<ReturnType<typeof openBlogDesk>>;

beforeAll(async () => void (desk = await openBlogDesk()));
afterAll(() => desk.home.close());

test("a post is in no list, search, sitemap or address before its minute, and by itself in all from then on", async () => {
  const { home, create, send, asVisitor } = desk;
  const minute = 60_000;
  const at = new Date(Math.ceil(home.ctx.clock.now().getTime() / minute) * minute + 10 * minute);
  const post = await create({ title: "Zebra crossing", publishedAt: at.toISOString() });
  const shownIn = async () => {
    const reader = { db: home.database.db, clock: home.ctx.clock };
    const roads = [
      slugs(await asVisitor("/api/blog-posts")),
      slugs(await asVisitor("/api/blog-posts?q=zebra")),
      (await listAddresses(reader, 1)).map(({ slug }) => slug),
    ].map((found) => found.includes(post.slug));
    const { body: edited } = await send("GET", `/api/blog-posts/${post.id}`);
    return [...roads, (await findPost(reader, post.slug)).kind === "post", edited.isPublic];
  };
  const goTo = (instant: Date) => home.advance(instant.getTime() - home.ctx.clock.now().getTime());
  const next = () => nextPublication({ db: home.database.db, clock: home.ctx.clock });
  const none = [false, false, false, false, false];
  const all = [true, true, true, true, true];
  expect(await shownIn()).toEqual(none);
  expect(await next()).toEqual(at);
  goTo(new Date(at.getTime() - 50_000));
  expect(await shownIn()).toEqual(none);
  goTo(at);
  expect(await shownIn()).toEqual(all);
  expect(await next()).toBeNull();
  // What was written before is no change of it.
  const reader = { db: home.database.db, clock: home.ctx.clock };
  const [address] = (await listAddresses(reader, 1)).filter(({ slug }) => slug === post.slug);
  expect(address?.updatedAt).toEqual(at);

  const later = new Date(at.getTime() + 10 * minute);
  await send("PATCH", `/api/blog-posts/${post.id}`, { publishedAt: later.toISOString() });
  expect(await shownIn()).toEqual(none);
  await send("PATCH", `/api/blog-posts/${post.id}`, { publishedAt: at.toISOString() });
  expect(await shownIn()).toEqual(all);
});

test.each([
  ["before the clocks go back", "2198-10-31T09:00", "2198-10-31T16:00:00.000Z"],
  ["after they went back", "2198-11-30T09:00", "2198-11-30T17:00:00.000Z"],
])("nine o’clock in the firm’s zone %s", async (_, publishedAt, instant) => {
  const post = await desk.create({ publishedAt });
  expect(post.publishedAt).toBe(instant);
  expect(post.status).toBe("published");
});
