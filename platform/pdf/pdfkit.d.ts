/** What pdfkit 0.20 takes and its types (0.17) do not know yet. */
declare namespace PDFKit.Mixins {
  interface PDFMarking {
    struct(type: "TH", options: { scope: "Column" | "Row" }): PDFStructureElement;
  }
  interface PDFFont {
    /** In thousandths of its size. */
    _font: { ascender: number };
    _fontSize: number;
  }
  interface PDFText {
    _fragment(
      text: string,
      x: number,
      y: number,
      options: TextOptions & { lineWidth?: number; textWidth?: number; wordCount?: number },
    ): void;
  }
}
