import { readStored, removeStored, writeStored } from "../browser-storage.ts";

const key = "fontana-script-missed";

/** Not zod, which loads after the form. */
const mark = { safeParse: (stored: unknown) => ({ data: stored === true || undefined }) };

const isReachable = () =>
  fetch(window.location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A page that was open during an upgrade asks for a script that is gone; reloaded, once, it asks for the new one. */
export async function importCurrent<T>(load: () => Promise<T>): Promise<T> {
  try {
    const script = await load();
    removeStored("sessionStorage", key);
    return script;
  } catch (error) {
    const hasReloaded = readStored("sessionStorage", key, mark) ?? false;
    if (hasReloaded || !(await isReachable()) || !writeStored("sessionStorage", key, true))
      throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}
