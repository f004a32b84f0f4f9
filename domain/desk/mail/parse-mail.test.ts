import { expect, test } from "vitest";
import { parseMail } from "./parse-mail.ts";
import { readMail } from "./read-mail.ts";

const head = "From: Ada <ada@looms.example>\r\nSubject: Big\r\nMessage-ID: <big@looms.example>\r\n";

/** How often something else had its turn. */
async function turnsBeside(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await work();
  clearInterval(timer);
  return turns;
}

test("a mail of megabytes is read as a small one is, and holds nobody up meanwhile", async () => {
  const html = "<p>Hello there, <b>world</b>.</p>\r\n";
  const mailOf = (count: number) =>
    Buffer.from(`${head}Content-Type: text/html\r\nX-Kept: yes\r\n\r\n${html.repeat(count)}`);
  const small = await parseMail(mailOf(1));
  const big = mailOf(40_000);
  expect(await turnsBeside(() => readMail(big))).toBeLessThan(5);
  let large: typeof small | undefined;
  expect(await turnsBeside(async () => (large = await parseMail(big)))).toBeGreaterThan(5);
  const { digest: _, text, header: __, headers: ___, ...same } = small;
  expect(large).toMatchObject(same);
  expect(large?.text.startsWith(text)).toBe(true);
  expect(large?.text.length).toBeGreaterThan(100_000);
  expect([large?.header("x-kept"), large?.header("x-none")]).toEqual(["yes", null]);
});

const multi = (inner: string) =>
  Buffer.from(`${head}Content-Type: multipart/mixed; boundary=b0\r\n\r\n${inner}`);

test("a large file comes whole, and what is no mail is refused from the thread, too", async () => {
  const bytes = Buffer.alloc(2 * 1024 ** 2, "fontana");
  const part = "Content-Type: application/pdf\r\nContent-Disposition: attachment; filename=a.pdf";
  const encoded = bytes.toString("base64").replaceAll(/.{76}/g, "$&\r\n");
  const mail = await parseMail(
    multi(`--b0\r\n${part}\r\nContent-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n--b0--`),
  );
  expect(mail.files.map(({ name }) => name)).toEqual(["a.pdf"]);
  expect(Buffer.from(mail.files[0]!.bytes).equals(bytes)).toBe(true);
  const deep = Array.from(
    { length: 80 },
    (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
  );
  await expect(parseMail(multi(deep.join("") + "x".repeat(200_000)))).rejects.toThrow(/nesting/i);
});
