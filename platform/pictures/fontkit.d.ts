/** The part of fontkit 2.0 that we use; it comes without types. */
declare module "fontkit" {
  type Glyph = { path: { toSVG(): string } };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  export type Font = {
    unitsPerEm: number;
    characterSet: number[];
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  };
  export function openSync(file: string): Font;
  export function create(bytes: Uint8Array): Font;
}
