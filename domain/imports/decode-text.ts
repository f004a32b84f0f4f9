import { CodedError } from "../../platform/errors.ts";

const refused = (message: string) => new CodedError("invalid", message);

export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  if (bytes.length === 0) throw refused("This file is empty.");
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw refused("This is a workbook, not a CSV file. Save it as “CSV UTF-8” and try again.");
  const { text, encoding } = decoded(bytes);
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text))
    throw refused("This isn’t a CSV file: it holds characters that no text has.");
  return { text, encoding };
}

function decoded(bytes: Uint8Array): { text: string; encoding: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: strictly("utf-16le", bytes), encoding: "UTF-16" };
  try {
    return { text: strictly("utf-8", bytes), encoding: "UTF-8" };
  } catch {
    // These five mean nothing in Windows-1252.
    if (bytes.some((byte) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte)))
      throw refused("This file is neither UTF-8 nor Windows-1252. Save it as “CSV UTF-8”.");
    return { text: strictly("windows-1252", bytes), encoding: "Windows-1252" };
  }
}

const strictly = (label: string, bytes: Uint8Array) =>
  new TextDecoder(label, { fatal: true }).decode(bytes);
