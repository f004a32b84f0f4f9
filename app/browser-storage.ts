type Reader<T> = { safeParse(value: unknown): { data?: T | undefined } };

type Kind = "localStorage" | "sessionStorage";

/** What the names begin with of what is typed and not sent: messages in their tab, articles in the browser. */
export const messagesKept = "fontana-draft-";
export const articlesKept = "fontana-post-draft/";
/** What a signup's names begin with, and the mark that what was typed into one has been deleted. */
export const signupKept = "fontana-signup";
export const signupDeleted = `${signupKept}-deleted`;
/** And of the keys under which messages were sent that may have arrived. */
export const keysKept = "fontana-keys-";

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === "string";

/** What was typed into the fields of a form. Not zod, which loads after the forms of public pages. */
export const storedTexts = {
  safeParse: (stored: unknown) => ({
    data: Object.fromEntries(Object.entries(Object(stored)).filter(isText)),
  }),
};

export function readStored<T>(kind: Kind, key: string, schema: Reader<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(window[kind].getItem(key) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** False if the browser has no room left or stores nothing. */
export function writeStored(kind: Kind, key: string, value: unknown): boolean {
  try {
    window[kind].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(kind: Kind, key: string): void {
  try {
    window[kind].removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}

export function clearStored(kind: Kind): void {
  try {
    window[kind].clear();
  } catch {
    // Blocked storage holds nothing to clear.
  }
}

export function storedKeys(kind: Kind, prefix: string): string[] {
  try {
    return Object.keys(window[kind]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
