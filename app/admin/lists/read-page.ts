/** The page an address asks for; anything that is no page is the first. */
export function readPage(params: URLSearchParams): number {
  const written = params.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1;
}

/** What an address asks for where it is one of the choices, and the first choice otherwise. */
export function readChoice<T extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  return choices.find((choice) => choice === params.get(name)) ?? choices[0];
}
