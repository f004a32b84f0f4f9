import { type UseMutationOptions, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { RequestError } from "../../api-client/api-fetch.ts";
import { useMemberMutation } from "../use-member-mutation.ts";
import { Reauthentication } from "./reauthentication.tsx";
import { reauthenticationQuery } from "./reauthentication-query.ts";

/** If the last sign-in is too old, `step` takes the place of the refusal; then the change goes on. */
export function useFreshMutation<Answer, Input>(options: UseMutationOptions<Answer, Error, Input>) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<{ input: Input } | null>(null);
  const { mutate, reset, error, ...state } = useMemberMutation<Answer, Input>({
    ...options,
    onError: async (error, input, ...rest) => {
      const isStale = error instanceof RequestError && error.status === 403;
      if (!isStale) return options.onError?.(error, input, ...rest);
      await queries.prefetchQuery(reauthenticationQuery);
      setWaiting({ input });
    },
  });
  const cancel = () => {
    setWaiting(null);
    reset();
  };
  const step = waiting && {
    title: "Confirm that it’s you",
    description:
      "You signed in more than an hour ago. Sign in again here, and we’ll continue with what you started.",
    content: (
      <Reauthentication
        onDone={() => {
          cancel();
          mutate(waiting.input);
        }}
      />
    ),
    cancel,
  };
  return { ...state, mutate, reset, step, error: step ? null : error };
}
