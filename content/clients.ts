import { shown } from "./samples.ts";

type Client = { name: string; sample: boolean };

/** The one marked as a sample stands where the firm's fourth client name belongs. */
const all: Client[] = [
  { name: "Jules Associates", sample: false },
  { name: "Frasco Inc", sample: false },
  { name: "SHP Data", sample: false },
  { name: "Copper Basin Supply", sample: true },
];

export const clients = shown(all);
