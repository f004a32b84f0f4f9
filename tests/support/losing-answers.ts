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
