import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useRef } from "react";

/** One change at a time: a second click can come before the page shows that the first one worked. */
export function useSingleMutation<Answer, Input>(
  options: UseMutationOptions<Answer, Error, Input>,
) {
  const running = useRef(false);
  const { mutate, ...state } = useMutation({
    ...options,
    onSettled: (...outcome) => {
      running.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  return {
    ...state,
    mutate: (...input: Parameters<typeof mutate>) => {
      if (running.current) return;
      running.current = true;
      mutate(...input);
    },
  };
}
