/** For a field that takes files. */
export const textFile = (name: string, text = "Drop by drop.") => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});
