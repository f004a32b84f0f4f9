import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the document and while it comes alive. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
