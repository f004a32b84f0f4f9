import type { ToldWork } from "../../../domain/hours/schema.ts";

export const whereWords: Record<ToldWork["where"], string> = {
  onshore: "Onshore",
  offshore: "Offshore",
};
