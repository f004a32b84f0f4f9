import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createLog } from "../../platform/log.ts";
import { documentOf, zipOf } from "../../tests/support/zip.ts";
import { takeFile } from "./take-file.ts";

const ctx = { scanner: undefined, log: createLog("silent") };

const pdf = (objects: string) =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer <<>>\n%%EOF\n`, "latin1");

type Packing = { dictionary?: string; begin?: string };

function packedPdf(
  objects: string | Buffer,
  { dictionary = "/Type /ObjStm /Filter /FlateDecode", begin = "stream\n" }: Packing = {},
): Buffer {
  const packed = deflateSync(Buffer.from(objects)).toString("latin1");
  return pdf(`1 0 obj <<${dictionary}>> ${begin}${packed}\nendstream endobj`);
}

const script = "<</S /JavaScript>>";
const inHex = `${Buffer.from(script).toString("hex")}>`;

const mostUnpacked = 40_000_000;
const open = "application/vnd.oasis.opendocument.text";

test.each([
  ["a PDF", "offer.pdf", pdf("1 0 obj <</Type /Catalog>> endobj"), "application/pdf", "offer.pdf"],
  ["a packed PDF", "a", packedPdf("<</Type /Page>>"), "application/pdf", "a.pdf"],
  ["a document", "plan.docx", documentOf(), "wordprocessingml.document", "plan.docx"],
  ["an open document", "x.odt", zipOf({ mimetype: open, "content.xml": "<o/>" }), open, "x.odt"],
  ["a sheet as text", "a.csv", Buffer.from("a,b\n1,ü\n"), "text/csv", "a.csv"],
  [
    "text in another encoding",
    "a.txt",
    Buffer.from("Gr\u00fc\u00dfe", "latin1"),
    "text/plain",
    "a.txt",
  ],
  ["text of one letter", "a.txt", Buffer.from("x"), "text/plain", "a.txt"],
  ["a script, as text", "run.bat", Buffer.from("del *.*\r\n"), "text/plain", "run.bat.txt"],
  ["a path", "../../etc/pass\u202ewd.pdf", pdf(""), "application/pdf", "passwd.pdf"],
])("takes %s", async (_what, name, bytes, type, kept) => {
  const taken = await takeFile(ctx, { name, bytes });
  expect([taken.type, taken.name]).toEqual([expect.stringContaining(type), kept]);
});

test("reads each part of a PDF once, and so much of what is packed", async () => {
  const bomb = packedPdf(" ".repeat(15 * 1024 ** 2))
    .toString("latin1")
    .repeat(3);
  const begun = process.threadCpuUsage();
  const named = {
    name: `a${".".repeat(2_000_000)}b.pdf`,
    bytes: pdf("stream\n".repeat(1_400_000)),
  };
  expect(await takeFile(ctx, named)).toMatchObject({ type: "application/pdf" });
  await expect(takeFile(ctx, { name: "a", bytes: Buffer.from(bomb, "latin1") })).rejects.toThrow(
    /packed in a way/,
  );
  const codes = packedPdf("#41".repeat(mostUnpacked / 3));
  expect(await takeFile(ctx, { name: "a", bytes: codes })).toMatchObject({ name: "a.pdf" });
  const { user, system } = process.threadCpuUsage(begun);
  // Microseconds.
  expect(user + system).toBeLessThan(10_000_000);
});

test("makes a picture anew, without what is hidden in it", async () => {
  const plain = await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .withExif({ IFD0: { Copyright: "somewhere at home" } })
    .jpeg()
    .toBuffer();
  const bytes = Buffer.concat([plain, Buffer.from("<script>")]);
  const { name, type, bytes: kept } = await takeFile(ctx, { name: "home.JPG", bytes });
  expect([name, type]).toEqual(["home.webp", "image/webp"]);
  expect(Buffer.from(kept).toString("latin1")).not.toMatch(/somewhere|script/);
});

test.each([
  ["an empty one", Buffer.alloc(0), /empty/],
  ["one that is too large", Buffer.alloc(10 * 1024 ** 2 + 1, 97), /10 MB or less/],
  ["a program", Buffer.from("MZ\u0090\u0000\u0003\u0000"), /none of them/],
  ["a program that is called a picture", Buffer.from("\u007fELF\u0002\u0001"), /none of them/],
  ["a zip", zipOf({ "a.txt": "a" }), /none of them/],
  ["a broken zip", Buffer.from("PK\u0003\u0004 and no end"), /broken/],
  ["macros", documentOf({ "word/vbaProject.bin": "x" }), /macros/],
  ["macros by type", documentOf({ "[Content_Types].xml": "macroEnabled.main+xml" }), /macros/],
  ["an embedded object", documentOf({ "word/embeddings/oleObject1.bin": "x" }), /macros/],
  [
    "macros of an open document",
    zipOf({ mimetype: open, "Basic/Standard/Module1.xml": "" }),
    /macros/,
  ],
  [
    "a sealed open document",
    zipOf({ mimetype: open, "META-INF/manifest.xml": "<manifest:encryption-data/>" }),
    /password/,
  ],
  [
    "a sealed document",
    zipOf({ "[Content_Types].xml": "", "word/a": "" }, { encrypted: true }),
    /password/,
  ],
  ["an old office file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]), /none/],
  ["a PDF with a script", pdf("<</S /JavaScript /JS (x)>>"), /scripts/],
  ["a PDF that spells it in codes", pdf("<</S /J#61vaScript>>"), /scripts/],
  ["a PDF that starts a program", pdf("<</S /Launch /F (cmd.exe)>>"), /scripts/],
  ["a PDF with a packed script", packedPdf(script), /scripts/],
  ["one in codes", packedPdf("<</S /#4aava#53crip#74>>"), /scripts/],
  [
    "one whose type is in codes",
    packedPdf(script, { dictionary: "/Type /Obj#53tm /Filter /FlateDecode" }),
    /packed in a way/,
  ],
  [
    "one whose type is not said",
    packedPdf(script, { dictionary: "/N 1 /First 4 /Filter /FlateDecode" }),
    /scripts/,
  ],
  [
    "one after what looks like an end",
    packedPdf(script, { dictionary: "/Type /ObjStm /X (endobj) %endstream\n/Filter /FlateDecode" }),
    /scripts/,
  ],
  ["one after a space", packedPdf(script, { begin: "stream \n" }), /packed in a way/],
  ["one after a bare return", packedPdf(script, { begin: "stream\r" }), /packed in a way/],
  [
    "one under two filters",
    packedPdf(inHex, { dictionary: "/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]" }),
    /packed in a way/,
  ],
  [
    "one under a predictor",
    packedPdf(script, {
      dictionary: "/Type /ObjStm /Filter /FlateDecode /DecodeParms <</Predictor 12>>",
    }),
    /packed in a way/,
  ],
  ["a sealed PDF", pdf("trailer <</Encrypt 5 0 R>>"), /password/],
  ["a PDF that is cut off", Buffer.from("%PDF-1.7\n1 0 obj"), /cut off/],
])("refuses %s", async (_what, bytes, words) => {
  await expect(takeFile(ctx, { name: "holiday.jpg", bytes })).rejects.toThrow(words);
});
