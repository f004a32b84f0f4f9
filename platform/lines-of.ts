import type { Readable } from "node:stream";

/** Ended by line feeds alone: node:readline also ends them at U+2028. Decoded by the stream, which keeps a letter whole across chunks. */
export async function* linesOf(stream: Readable): AsyncIterable<string> {
  let line = "";
  for await (const chunk of stream.setEncoding("utf8") as AsyncIterable<string>) {
    const [end = "", ...starts] = chunk.split("\n");
    line += end;
    for (const start of starts) {
      yield line;
      line = start;
    }
  }
}
