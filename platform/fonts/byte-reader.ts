/** Reads big-endian numbers one after the other; the variable-length ones are WOFF2's (its section 4). */
export class ByteReader {
  #bytes: Buffer;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  skip(count: number): void {
    this.#at += count;
  }

  bytes(count: number): Buffer {
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  text(count: number): string {
    return this.bytes(count).toString("latin1");
  }

  uint8(): number {
    return this.bytes(1).readUInt8();
  }

  uint16(): number {
    return this.bytes(2).readUInt16BE();
  }

  int16(): number {
    return this.bytes(2).readInt16BE();
  }

  uint32(): number {
    return this.bytes(4).readUInt32BE();
  }

  /** UIntBase128: seven bits a byte, the high bit says that more follow. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.uint8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }

  /** 255UInt16. */
  packed16(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 255) return this.uint8() + 253;
    return code === 254 ? this.uint8() + 506 : code;
  }
}
