import { z } from "zod";
import { places } from "../../../../domain/hours/schema.ts";
import { readStored, writeStored } from "../../../browser-storage.ts";

const name = "fontana-work-place";

/** Whoever works offshore today did so yesterday. */
export const lastPlace = () => readStored("localStorage", name, z.enum(places)) ?? "onshore";

export const keepPlace = (place: (typeof places)[number]) =>
  writeStored("localStorage", name, place);
