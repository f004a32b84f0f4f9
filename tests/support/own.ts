import type { Program } from "./program.ts";

type Opened<T> = { value: T; close(): Promise<void> };

/** What a spec has to itself, by the spec's name: opened for its first test, closed when another one asks. */
export type Own = <T>(spec: string, open: () => Promise<Opened<T>>) => Promise<T>;

export function openOwn(): { own: Own; end(): Promise<void> } {
  let kept: { spec: string; opened: Opened<unknown> } | undefined;

  async function end(): Promise<void> {
    const { opened } = kept ?? {};
    kept = undefined;
    await opened?.close();
  }

  return {
    async own<T>(spec: string, open: () => Promise<Opened<T>>): Promise<T> {
      if (kept?.spec !== spec) {
        await end();
        kept = { spec, opened: await open() };
      }
      return kept.opened.value as T;
    },
    end,
  };
}

export async function expectToStop(program: Program): Promise<void> {
  const { code } = await program.stop();
  if (code !== 0) throw new Error(`The program ended with ${code}:\n${program.logs()}`);
}

export async function ownProgram(starting: Promise<Program>): Promise<Opened<Program>> {
  const value = await starting;
  return { value, close: () => expectToStop(value) };
}
