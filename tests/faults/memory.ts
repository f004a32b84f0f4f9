/** In bytes. */
export type Reading = { resident: number; heap: number; external: number };

const names = {
  resident: "process_resident_memory_bytes",
  heap: "nodejs_heap_size_used_bytes",
  external: "nodejs_external_memory_bytes",
};

export async function readMemory(url: string, token: string): Promise<Reading> {
  // The program closes an idle connection just when the next reading would use it again.
  const headers = { Authorization: `Bearer ${token}`, Connection: "close" };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
  return { resident: read(names.resident), heap: read(names.heap), external: read(names.external) };
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

function medianOf(readings: Reading[], of: keyof Reading): number {
  const sorted = readings.map((reading) => reading[of]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const partOf = (readings: Reading[], part: number, parts: number) =>
  readings.slice(
    Math.floor((readings.length * part) / parts),
    Math.floor((readings.length * (part + 1)) / parts),
  );

/** The middle of each part of the time, in megabytes. */
export const drawCurve = (readings: Reading[], parts = 1) =>
  Array.from({ length: parts }, (_, part) => {
    const some = partOf(readings, part, parts);
    const [resident, heap, external] = (["resident", "heap", "external"] as const).map((of) =>
      megabytes(medianOf(some, of)),
    );
    return `  resident ${resident} MB, of which heap ${heap} and outside of it ${external}`;
  }).join("\n");

/** Caches fill in the first quarter; from the second to the last nothing may grow by a tenth. */
export function growthOf(readings: Reading[]): string[] {
  const [second, last] = [1, 3].map((part) => medianOf(partOf(readings, part, 4), "resident"));
  return last! > second! * 1.1
    ? [`memory grew from ${megabytes(second!)} to ${megabytes(last!)} MB`]
    : [];
}
