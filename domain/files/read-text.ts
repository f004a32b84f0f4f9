// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

export function isText(bytes: Buffer): boolean {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return !control.test(wide ? bytes.toString("utf16le") : bytes.toString("latin1"));
}
