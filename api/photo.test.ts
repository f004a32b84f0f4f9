import { eq } from "drizzle-orm";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setPhoto } from "../domain/accounts/change-photo.ts";
import { photos, users } from "../domain/accounts/tables.ts";
import { sizedPng } from "../tests/support/sized-png.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { openVisitor, signInByEmail } from "../tests/support/visitor.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

let people = 0;
async function member() {
  const visitor = openVisitor(home, `198.51.100.${++people}`);
  await signInByEmail(home, visitor, `member-${people}@example.com`);
  const me = async () => (await visitor.get("/api/auth/user")).json();
  return { ...visitor, me };
}
const stored = async () => {
  const rows = await home.database.db.select({ name: photos.name }).from(photos);
  return rows.map(({ name }) => name).toSorted();
};
type Member = Awaited<ReturnType<typeof member>>;

const picture = (format: "png" | "jpeg" | "webp" | "avif") =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#1f4d3f" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .toFormat(format)
    .toBuffer();
const put = (who: Member, body: Uint8Array<ArrayBuffer>) =>
  who.send("PUT", "/api/account/photo", { body });

/** Of this thread alone: what `sharp` counts itself includes the pictures of other tests. */
function watchDecoding() {
  const shared: Sharp = Object.getPrototypeOf(sharp());
  const { toBuffer } = shared;
  let [pictures, now, atOnce] = [0, 0, 0];
  const spy = vi.spyOn(shared, "toBuffer").mockImplementation(async function (
    this: Sharp,
    options,
  ) {
    pictures += 1;
    atOnce = Math.max(atOnce, (now += 1));
    return toBuffer.call(this, options).finally(() => (now -= 1));
  });
  return () => {
    spy.mockRestore();
    return { pictures, atOnce };
  };
}

describe("the photo", () => {
  test.each(["png", "jpeg", "webp", "avif"] as const)(
    "%s becomes a small square WebP",
    async (format) => {
      const ada = await member();
      const answer = await put(ada, new Uint8Array(await picture(format)));
      expect(answer.status).toBe(200);
      const { profileImageUrl } = await answer.json();
      expect(profileImageUrl).toMatch(/^\/photos\/[0-9a-f]{32}\.webp$/);
      const shown = await home.request("GET", profileImageUrl);
      expect(shown.headers.get("content-type")).toBe("image/webp");
      expect(shown.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
      const bytes = Buffer.from(await shown.arrayBuffer());
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([width, height, exif]).toEqual([256, 256, undefined]);
      expect(bytes.includes("secret place")).toBe(false);
    },
  );

  test("is replaced by another one or removed, and the old one is gone", async () => {
    const ada = await member();
    const png = new Uint8Array(await picture("png"));
    const first = (await (await put(ada, png)).json()).profileImageUrl;
    const second = (await (await put(ada, png)).json()).profileImageUrl;
    expect(second).not.toBe(first);
    expect((await home.request("GET", first)).status).toBe(404);
    const taken = await ada.send("DELETE", "/api/account/photo");
    expect((await taken.json()).profileImageUrl).toBeNull();
    expect((await home.request("GET", second)).status).toBe(404);
  });

  test("several uploads at once are decoded one by one, and only the last stays", async () => {
    const ada = await member();
    const png = new Uint8Array(await picture("png"));
    const before = await stored();
    const decoding = watchDecoding();
    const answers = await Promise.all(Array.from({ length: 6 }, () => put(ada, png)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(decoding()).toEqual({ pictures: 6, atOnce: 1 });
    const left = (await stored()).filter((name) => !before.includes(name));
    expect(left.map((name) => `/photos/${name}`)).toEqual([(await ada.me()).profileImageUrl]);
  });

  test("leaves nothing behind if the account is deleted meanwhile", async () => {
    const ada = await member();
    const { id } = await ada.me();
    const before = await stored();
    const ctx = {
      ...home.ctx,
      actor: { kind: "member" as const, userId: id, email: "", isAdmin: false },
    };
    await home.database.db.delete(users).where(eq(users.id, id));
    await expect(setPhoto(ctx, await picture("png"))).rejects.toThrow("Please sign in.");
    expect(await stored()).toEqual(before);
  });

  test("anything but a picture is refused, whatever its declared type", async () => {
    const ada = await member();
    const png = await picture("png");
    const bodies = [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
      Buffer.from("GIF89a"),
      png.subarray(0, 60),
      Buffer.concat([png.subarray(0, 8), Buffer.from("<html>")]),
      Buffer.alloc(0),
    ];
    for (const body of bodies) {
      const answer = await put(ada, new Uint8Array(body));
      expect([answer.status, (await answer.json()).code]).toEqual([400, "invalid"]);
    }
    expect((await ada.me()).profileImageUrl).toBeNull();
  });

  test("a hundred bytes that declare too many pixels are refused before decoding", async () => {
    const ada = await member();
    const answer = await put(ada, sizedPng(5000, 4000));
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      "This picture has 20 megapixels. Please choose one of 16 megapixels or less.",
    ]);
  });

  test("five megabytes are accepted here, and only here", async () => {
    const ada = await member();
    expect((await put(ada, new Uint8Array(200_000))).status).toBe(400);
    expect((await put(ada, new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    const elsewhere = await ada.json("PATCH", "/api/account/profile", {
      firstName: "x".repeat(200_000),
    });
    expect(elsewhere.status).toBe(413);
    expect((await home.request("GET", "/photos/..%2Fsecret")).status).toBe(404);
  });
});
