/**
 * Milliseconds, from the signal to stop: answers and jobs take their time one after the other, and the queue looks for
 * the end of its own every half a second. What is left of the deadline closes the database.
 */
export const stopTimes = { deadline: 9_500, answers: 4_500, jobs: 3_500 };
