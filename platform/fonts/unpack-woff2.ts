import { brotliDecompressSync } from "node:zlib";
import { ByteReader } from "./byte-reader.ts";
import { rebuildGlyphs } from "./rebuild-glyphs.ts";
import type { Tables } from "./write-true-type.ts";

/** Tags by their number in a WOFF2 directory: W3C WOFF File Format 2.0, section 4.1. */
const knownTags =
  "cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill".split(
    ",",
  );

type Entry = { tag: string; length: number; transformed: boolean };

function readEntry(reader: ByteReader): Entry {
  const flags = reader.uint8();
  const known = flags & 63;
  const tag = known === 63 ? reader.text(4) : (knownTags[known] ?? "");
  const length = reader.base128();
  const outlines = tag === "glyf" || tag === "loca";
  const transformed = outlines ? flags >> 6 !== 3 : flags >> 6 !== 0;
  if (transformed && !outlines) throw new Error(`The font's ${tag} table is packed`);
  return { tag, length: transformed ? reader.base128() : length, transformed };
}

/** The tables of a WOFF2 font with TrueType outlines. Throws where it is something else. */
export function unpackWoff2(file: Uint8Array): Tables {
  const reader = new ByteReader(file);
  if (reader.text(4) !== "wOF2") throw new Error("Not a WOFF2 font");
  reader.skip(8);
  const count = reader.uint16();
  reader.skip(6);
  const packedLength = reader.uint32();
  reader.skip(24);
  const entries = Array.from({ length: count }, () => readEntry(reader));
  const data = new ByteReader(brotliDecompressSync(reader.bytes(packedLength)));
  const tables: Tables = new Map();
  for (const { tag, length, transformed } of entries) {
    const bytes = data.bytes(length);
    if (!transformed) tables.set(tag, bytes);
    else if (tag === "glyf") {
      const { glyf, loca } = rebuildGlyphs(bytes);
      tables.set("glyf", glyf).set("loca", loca);
    }
  }
  const head = Buffer.from(tables.get("head") ?? []);
  // indexToLocFormat: the rebuilt loca has four bytes an offset.
  head.writeInt16BE(1, 50);
  return tables.set("head", head);
}
