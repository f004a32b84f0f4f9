const step = 15;

/** Rounded up, as the server does when it is logged. */
export const billed = (minutes: number) => Math.ceil(minutes / step) * step;
