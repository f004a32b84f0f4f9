/** Unsent words, kept in this tab until they are sent: also over a reload or a new sign-in. */
const keyOf = (name: string) => `fontana-draft-${name}`;

export function readDraft(name: string): string {
  return window.sessionStorage.getItem(keyOf(name)) ?? "";
}

export function keepDraft(name: string, words: string): void {
  if (words === "") window.sessionStorage.removeItem(keyOf(name));
  else window.sessionStorage.setItem(keyOf(name), words);
}
