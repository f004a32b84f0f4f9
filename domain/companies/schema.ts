export const seatRoles = ["owner", "billing", "requester", "viewer"] as const;

export type SeatRole = (typeof seatRoles)[number];
