/** `now` is the firm's time, which a trial may move ahead; `wall` is that of sessions, codes and tokens. */
export type Clock = { now(): Date; wall(): Date };

const wall = () => new Date();

export const systemClock: Clock = { now: wall, wall };
