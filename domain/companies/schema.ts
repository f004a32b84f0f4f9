import { z } from "zod";

export const seatRoles = ["owner", "billing", "requester", "viewer"] as const;

export type SeatRole = (typeof seatRoles)[number];

export const exportedSeat = z.object({
  company: z.string(),
  role: z.enum(seatRoles),
  since: z.iso.datetime(),
});
