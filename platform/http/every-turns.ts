/** Does one every so many turns of the event loop, in the order they came. */
export function everyTurns(turns: number): (act: () => void) => void {
  const waiting: (() => void)[] = [];
  let isOpen = true;

  function pass(left: number): void {
    if (left > 0) return void setImmediate(pass, left - 1);
    isOpen = true;
    const next = waiting.shift();
    if (next) act(next);
  }

  function act(one: () => void): void {
    isOpen = false;
    setImmediate(pass, turns - 1);
    one();
  }

  return (one) => (isOpen ? act(one) : void waiting.push(one));
}
