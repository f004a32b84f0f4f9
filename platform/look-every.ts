/** Never twice at once. @returns what ends it, once a look under way is over */
export function lookEvery(
  milliseconds: number,
  look: () => Promise<void>,
  onError: (error: Error) => void,
) {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => (looking = undefined));
  }, milliseconds);
  return async function stop(): Promise<void> {
    clearInterval(timer);
    await looking;
  };
}
