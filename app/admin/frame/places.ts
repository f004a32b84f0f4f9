import { z } from "zod";
import { readStored, writeStored } from "../../browser-storage.ts";

export type Place = { top: number; link: string | null };

const name = "fontana-places";
const most = 50;
const stored = z.array(
  z.tuple([z.string(), z.object({ top: z.number(), link: z.string().nullable() })]),
);

let places: Map<string, Place> | undefined;

const all = () => (places ??= new Map(readStored("sessionStorage", name, stored) ?? []));

export const placeAt = (key: string) => all().get(key);

export function rememberPlace(key: string, change: Partial<Place>): void {
  const known = all().get(key) ?? { top: 0, link: null };
  // The last changed stands last, so that the oldest is forgotten.
  all().delete(key);
  all().set(key, { ...known, ...change });
}

export function storePlaces(): void {
  writeStored("sessionStorage", name, [...all()].slice(-most));
}
