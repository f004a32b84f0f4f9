import { useState } from "react";

type Setup = { isError: boolean; refetch: () => Promise<unknown> };

/** A form that the server opened may still be refused in the provider's frame. */
export function useFormLoading({ isError, refetch }: Setup) {
  const [isRefused, setRefused] = useState(false);
  return {
    isMissing: isError || isRefused,
    onLoadError: () => setRefused(true),
    openAgain: async (): Promise<void> => {
      await refetch();
      setRefused(false);
    },
  };
}
