/** To the step that asks for an address, whatever waits for a code. */
export const signInAgain = (returnTo: string) =>
  `/sign-in?again&${new URLSearchParams({ returnTo })}`;
