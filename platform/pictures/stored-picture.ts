const storedName = /^[a-z0-9]{1,64}\.webp$/;
const maxBytes = 8 * 1024 * 1024;

export function isStoredName(name: string): boolean {
  return storedName.test(name);
}

export function isStoredPicture(name: string, bytes: Buffer): boolean {
  if (!isStoredName(name) || bytes.length < 12 || bytes.length > maxBytes) return false;
  const isWebp = bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, 12) === "RIFFWEBP";
  return isWebp && bytes.readUInt32LE(4) + 8 === bytes.length;
}
