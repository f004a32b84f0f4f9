export const jobsInWords = (count: number) => (count === 1 ? "1 job" : `${count} jobs`);
