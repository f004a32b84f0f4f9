import { z } from "zod";
import { readStored, writeStored } from "../../browser-storage.ts";

const name = "fontana-single-keys";

/** Whoever dictates, or rests a hand on the keys, turns them off. */
export const singleKeysAreOn = () => readStored("localStorage", name, z.boolean()) ?? true;

export const turnSingleKeys = (on: boolean) => writeStored("localStorage", name, on);
