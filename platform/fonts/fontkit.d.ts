/** The part of fontkit 2.0 used here; it comes without types. */
declare module "fontkit" {
  type Box = { minX: number; maxX: number };
  export type Path = {
    commands: { command: string; args: number[] }[];
    bbox: Box;
    toSVG(): string;
  };
  type Glyph = { id: number; path: Path; advanceWidth: number; bbox: Box };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  type Subset = { includeGlyph(glyph: number): number; encode(): Uint8Array };
  export type Font = {
    unitsPerEm: number;
    numGlyphs: number;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
    getGlyph(id: number): Glyph;
    getVariation(axes: Record<string, number>): Font;
    createSubset(): Subset;
  };
  export function create(file: Uint8Array): Font;
}
