/** What pdfkit 0.20 takes and its types (0.17) do not know yet. */
declare namespace PDFKit.Mixins {
  interface PDFMarking {
    struct(type: "TH", options: { scope: "Column" | "Row" }): PDFStructureElement;
  }
}
