import { DrizzleQueryError } from "drizzle-orm";

type SerializedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: SerializedError;
};

const maxCauses = 5;

/** Errors carry the data they were about, so the log takes over only what is named here. */
export function serializeError(error: unknown, depth = 0): SerializedError | undefined {
  if (!isErrorLike(error)) return undefined;
  const { code } = error;
  const cause = depth < maxCauses ? serializeError(error.cause, depth + 1) : undefined;
  return {
    type: typeof error.name === "string" ? error.name : "Error",
    message: messageOf(error),
    ...(typeof code === "string" && { code }),
    ...(typeof error.stack === "string" && { stack: framesOf(error.stack) }),
    ...(cause && { cause }),
  };
}

type ErrorLike = Record<"name" | "code" | "stack" | "cause", unknown> & { message: string };

/** The queue passes on plain copies of errors, which are instances of no class. */
function isErrorLike(error: unknown): error is ErrorLike {
  return typeof Object(error).message === "string";
}

function messageOf(error: ErrorLike): string {
  return error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
}

function framesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}
