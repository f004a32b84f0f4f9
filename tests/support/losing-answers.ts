import type { TestApp } from "./app.ts";

/** Loses the answer to one kind of call, before or after its work. */
export async function losing<T>(
  home: TestApp,
  path: RegExp,
  when: string,
  run: () => Promise<T>,
): Promise<T> {
  const { standIn } = home.services;
  const { answer } = standIn!;
  standIn!.answer = async (asked) => {
    const isIt = asked.method === "POST" && path.test(new URL(asked.url).pathname);
    if (isIt && when === "after") await answer(asked);
    if (isIt) throw new Error("The connection broke");
    return answer(asked);
  };
  try {
    return await run();
  } finally {
    standIn!.answer = answer;
  }
}

/** One call is answered by a 500, which its key brings back for a day, as at the provider. Returns how many times it was asked in that way. */
export async function failingOnce(
  home: TestApp,
  path: RegExp,
  run: () => Promise<void>,
  when: "before" | "after" = "before",
): Promise<number> {
  const { standIn } = home.services;
  const { answer } = standIn!;
  let burned: string | undefined;
  let times = 0;
  standIn!.answer = async (asked) => {
    const isIt = asked.method === "POST" && path.test(new URL(asked.url).pathname);
    if (isIt) burned ??= asked.key;
    if (!isIt || asked.key !== burned) return answer(asked);
    times += 1;
    if (when === "after" && times === 1) await answer(asked);
    return { status: 500, body: { error: { type: "api_error", message: "An error occurred" } } };
  };
  try {
    await run();
  } finally {
    standIn!.answer = answer;
  }
  return times;
}

/** Somebody else does something between two steps of a run: before its first call of one kind. */
export async function meanwhile<T>(
  home: TestApp,
  path: RegExp,
  act: (asked: { url: string }) => Promise<unknown>,
  run: () => Promise<T>,
): Promise<T> {
  const { standIn } = home.services;
  const { answer } = standIn!;
  standIn!.answer = async (asked) => {
    if (asked.method !== "POST" || !path.test(new URL(asked.url).pathname)) return answer(asked);
    standIn!.answer = answer;
    await act(asked);
    return answer(asked);
  };
  try {
    return await run();
  } finally {
    standIn!.answer = answer;
  }
}
