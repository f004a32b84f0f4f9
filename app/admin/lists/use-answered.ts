import { useState } from "react";

/** The value that the rows on the screen answer, while those for a later value are on their way. */
export function useAnswered<Value>(value: Value, isAnswered: boolean): Value {
  const [answered, setAnswered] = useState(value);
  if (!isAnswered) return answered;
  if (answered !== value) setAnswered(value);
  return value;
}
