import Pdf from "pdfkit";
import { type Face, faces, runsOf } from "./faces.ts";

type Line = Parameters<PDFKit.PDFDocument["_fragment"]>;

const isFace = (name: unknown): name is Face =>
  typeof name === "string" && Object.hasOwn(faces, name);

const firstOf = (face: Face) => faces[face][0]!.name;

/** Measures and writes each letter in the first font of its face that has it; pdfkit knows one font a text. */
export class LetteredPdf extends Pdf {
  #face: Face = "text";

  constructor(options: PDFKit.PDFDocumentOptions) {
    super(options);
    for (const { name, bytes } of Object.values(faces).flat()) this.registerFont(name, bytes);
  }

  override font(source: PDFKit.Mixins.PDFFontSource, size?: string | number): this {
    if (isFace(source)) this.#face = source;
    super.font(isFace(source) ? firstOf(source) : source);
    return typeof size === "number" ? this.fontSize(size) : this;
  }

  override widthOfString(text: string): number {
    const widths = runsOf(this.#face, text).map((run) =>
      this.#within(run.font, () => super.widthOfString(run.text)),
    );
    return widths.reduce((sum, one) => sum + one, 0);
  }

  override _fragment(...[text, x, y, { align, ...options }]: Line): void {
    const width = this.widthOfString(text.trimEnd());
    // All on the line of the first font: those of another family stand lower.
    const baseline = (-this._font.ascender / 1000) * this._fontSize;
    let pen = align === "right" ? x + (options.lineWidth ?? 0) - width : x;
    for (const run of runsOf(this.#face, text))
      pen += this.#within(run.font, () => {
        const textWidth = super.widthOfString(run.text);
        super._fragment(run.text, pen, y, { ...options, baseline, textWidth, wordCount: 1 });
        return textWidth;
      });
  }

  #within<T>(font: string, write: () => T): T {
    super.font(font);
    const done = write();
    super.font(firstOf(this.#face));
    return done;
  }
}
