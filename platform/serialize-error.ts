import { DrizzleQueryError } from "drizzle-orm";

/** What a log may hold of an error: what it is and where, not the data it was about. */
type SerializedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SerializedError;
};

const maxCauses = 5;

/**
 * For the log. Errors carry data along: a failed query the values it was called with, a constraint the
 * row it refused, a token check the whole token. So only what is named here is taken over, and never
 * the parameters that drizzle-orm writes into its messages.
 */
export function serializeError(error: unknown, depth = 0): SerializedError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  const cause = depth < maxCauses ? serializeError(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === "string" && { code }),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(cause && { cause }),
  };
}

function messageOf(error: Error): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

/** The message stands in front of the frames, and may be of many lines. */
function framesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
