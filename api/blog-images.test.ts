import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeUnusedImages } from "../domain/blog/remove-unused-images.ts";
import { blogImages } from "../domain/blog/tables.ts";
import { trialAddresses } from "../content/trial.ts";
import { sizedPng } from "../tests/support/sized-png.ts";
import { origin, openTestApp, type TestApp } from "../tests/support/app.ts";
import { clockOf } from "../tests/support/clock.ts";

let home: TestApp;
let admin: string;
beforeAll(async () => {
  home = await openTestApp();
  admin = await home.signIn(trialAddresses.admin);
});
afterAll(() => home.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f4d3f" } })
    .withExif({ IFD0: { Artist: "Someone" } })
    .jpeg()
    .toBuffer();

async function upload(body: Uint8Array) {
  const answer = await home.app.request(`${origin}/api/blog-images`, {
    method: "POST",
    headers: { Origin: origin, Cookie: admin, "Content-Type": "image/jpeg" },
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: await answer.json() };
}

test("a picture is re-encoded, no wider than the text needs, and cached forever under its own name", async () => {
  const { status, body } = await upload(await picture(3200, 1800));
  expect(status).toBe(201);
  expect(body).toMatchObject({ width: 1600, height: 900 });
  expect(body.path).toMatch(/^\/blog-images\/[\da-f]{32}w1600h900\.webp$/);
  expect((await upload(await picture(3200, 1800))).body.path).toBe(body.path);
  const shown = await home.request("GET", body.path);
  expect(shown.headers.get("content-type")).toBe("image/webp");
  expect(shown.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const { format, exif } = await sharp(await shown.arrayBuffer()).metadata();
  expect([format, exif]).toEqual(["webp", undefined]);
});

test("a file that is too large or not a picture is refused with a message", async () => {
  const script = await upload(
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>"),
  );
  expect(script.status).toBe(400);
  expect(script.body.message).toContain("PNG, JPEG, WebP or AVIF");
  const broken = await upload((await picture(80, 80)).subarray(0, 60));
  expect(broken.status).toBe(400);
  const wide = await upload(sizedPng(6000, 5000));
  expect([wide.status, wide.body.message]).toEqual([
    400,
    "This picture has 30 megapixels. Please choose one of 25 megapixels or less.",
  ]);
  const large = await upload(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff));
  expect(large.status).toBe(413);
  expect(large.body.message).toContain("8 MB");
});

test("an unknown name is not found", async () => {
  for (const name of ["..%2Fsecret", "x.webp", ".webp", "a".repeat(300)])
    expect((await home.request("GET", `/blog-images/${name}`)).status, name).toBe(404);
});

const dayMs = 86_400_000;

const sweep = (daysAhead: number) =>
  removeUnusedImages({
    ...home.ctx,
    clock: clockOf(() => new Date(Date.now() + daysAhead * dayMs)),
  });
const backdate = async (path: string, days: number) => {
  const name = path.replace("/blog-images/", "");
  const usedAt = new Date(Date.now() - days * dayMs);
  await home.database.db.update(blogImages).set({ usedAt }).where(eq(blogImages.name, name));
};
const request = (method: string, path: string, body?: unknown) =>
  home.request(method, path, {
    headers: { Cookie: admin, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const send = async (method: string, path: string, body: unknown) => {
  const answer = await request(method, path, body);
  return { status: answer.status, body: await answer.json() };
};
const call = async (method: string, path: string, body?: unknown) => {
  const answer = await request(method, path, body);
  expect(answer.status, path).toBeLessThan(300);
  return answer;
};
const write = async (content: string): Promise<number> => {
  const post = { title: "With pictures", summary: "s", category: "c", content };
  const { id } = await (await call("POST", "/api/blog-posts", post)).json();
  return id;
};
const make = async (width: number): Promise<string> =>
  (await upload(await picture(width, 30))).body.path;
const there = (...paths: string[]) =>
  Promise.all(paths.map(async (path) => (await home.request("GET", path)).status === 200));

describe("the daily sweep", () => {
  test("removes pictures that no post has used for ninety days, and no others", async () => {
    const [shared, alone, unsaved] = [await make(31), await make(32), await make(33)];
    const first = await write(`![one](${shared})\n\n![two](${alone})`);
    const second = await write(`Words ![again](${origin}${shared} "Caption") and words.`);
    await sweep(89);
    expect(await there(shared, alone, unsaved)).toEqual([true, true, true]);
    await sweep(91);
    expect(await there(shared, alone, unsaved)).toEqual([true, true, false]);

    await call("DELETE", `/api/blog-posts/${first}`);
    await sweep(180);
    expect(await there(shared, alone)).toEqual([true, true]);
    await sweep(182);
    expect(await there(shared, alone)).toEqual([true, false]);

    await call("PATCH", `/api/blog-posts/${second}`, { status: "archived" });
    await sweep(1000);
    expect(await there(shared)).toEqual([true]);
  });

  test("a picture uploaded again starts over, and the job is scheduled", async () => {
    const path = await make(34);
    await backdate(path, 1000);
    await make(34);
    await home.pass(0);
    await home.runJob({ name: "blog-image-sweep", payload: {} });
    expect(await there(path)).toEqual([true]);
    await backdate(path, 1000);
    await home.runJob({ name: "blog-image-sweep", payload: {} });
    expect(await there(path)).toEqual([false]);
  });
});

describe("a cover", () => {
  const post = {
    title: "Covered",
    summary: "s",
    category: "c",
    content: "Words.",
    status: "published",
  };
  test("is an uploaded picture with words for it, and stays with them until it is taken away", async () => {
    const [first, second] = [await make(41), await make(42)];
    const given = { ...post, author: "  Grace Hopper ", cover: first, coverAlt: "A moth" };
    const { body: made } = await send("POST", "/api/blog-posts", given);
    expect(made).toMatchObject({ author: "Grace Hopper", cover: first, coverAlt: "A moth" });
    const [listed] = await (await home.request("GET", "/api/blog-posts?q=covered")).json();
    expect(listed).toMatchObject({ author: "Grace Hopper", cover: first, coverAlt: "A moth" });

    const change = (body: unknown) => send("PATCH", `/api/blog-posts/${made.id}`, body);
    expect((await change({ title: "Covered still" })).body).toMatchObject({ cover: first });
    const missing = { coverAlt: "Please describe the picture in a few words" };
    expect((await change({ cover: second })).body.fields).toEqual(missing);
    expect((await change({ coverAlt: " " })).body.fields).toEqual(missing);
    const other = await change({ cover: second, coverAlt: "Another", author: "" });
    expect(other.body).toMatchObject({ cover: second, coverAlt: "Another", author: null });
    expect((await change({ cover: null })).body).toMatchObject({ cover: null, coverAlt: null });
  });

  test("is refused where it is not a picture that is kept here", async () => {
    const gone = `/blog-images/${"0".repeat(32)}w40h30.webp`;
    for (const [cover, message] of [
      ["https://example.com/a.webp", "Please choose a picture"],
      ["/icon.svg", "Please choose a picture"],
      [gone, "This picture is no longer here. Please choose it again."],
    ]) {
      const { status, body } = await send("POST", "/api/blog-posts", {
        ...post,
        cover,
        coverAlt: "x",
      });
      expect([status, body.fields], cover).toEqual([400, { cover: message }]);
    }
  });

  test("is served in smaller widths where it is wider, which last as long as it does", async () => {
    const path: string = (await upload(await picture(1600, 900))).body.path;
    const at = (width: number) => path.replace(".webp", `s${width}.webp`);
    const shown = await home.request("GET", at(480));
    expect(shown.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const { width, height } = await sharp(await shown.arrayBuffer()).metadata();
    expect([width, height]).toEqual([480, 270]);
    const narrow = (await make(300)).replace(".webp", "s480.webp");
    for (const odd of [at(481), at(960).replace("w1600", "w1601"), narrow])
      expect((await home.request("GET", odd)).status, odd).toBe(404);

    const { body: made } = await send("POST", "/api/blog-posts", {
      ...post,
      cover: path,
      coverAlt: "x",
    });
    await sweep(91);
    expect(await there(path, at(480))).toEqual([true, true]);
    await call("DELETE", `/api/blog-posts/${made.id}`);
    await sweep(183);
    expect(await there(path, at(480))).toEqual([false, false]);
  });
});
