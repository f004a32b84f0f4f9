import { z } from "zod";

export const rowId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.int().max(2_147_483_647)),
});

export const uuidRow = z.object({ id: z.guid() });
