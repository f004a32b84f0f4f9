const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Whether it is a PNG, JPEG, WebP or AVIF by its first bytes, whatever the sender says. */
export function isPicture(bytes: Uint8Array): boolean {
  const png = ascii(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n";
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  const webp = ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP";
  const avif = ascii(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(bytes, 8, 12));
  return png || jpeg || webp || avif;
}
