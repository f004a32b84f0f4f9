export type Scale = { companies: number; lines: number; today: string };
