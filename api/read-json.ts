import type { ApiContext } from "./services.ts";
import { problem } from "./errors.ts";

export async function readJson(
  c: ApiContext,
  mayBeEmpty = false,
): Promise<{ body: unknown } | { refusal: Response }> {
  if (mayBeEmpty && (await c.req.text()) === "") return { body: {} };
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return {
      refusal: problem(c, 415, "unsupported_type", "Send the body as application/json."),
    };
  }
  try {
    return { body: JSON.parse(await c.req.text()) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { refusal: problem(c, 400, "invalid", "The body is not valid JSON.") };
  }
}
