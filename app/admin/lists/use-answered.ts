import { useState } from "react";

/** While the rows of an earlier question stand there, it is that one's. */
export function useAnswered<Value>(value: Value, isAnswered: boolean): Value {
  const [answered, setAnswered] = useState(value);
  if (!isAnswered) return answered;
  if (answered !== value) setAnswered(value);
  return value;
}
