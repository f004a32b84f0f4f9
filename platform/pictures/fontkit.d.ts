/** The part of fontkit 2.0 used here; it comes without types. */
declare module "fontkit" {
  type Glyph = { path: { toSVG(): string } };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  export type Font = {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  };
  export function openSync(file: string): Font;
}
