export type ErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_many"
  | "unavailable";

export type FieldErrors = Record<string, string>;

const brand = Symbol.for("fontana.coded-error");

export class CodedError extends Error {
  /** The pages' bundle holds a copy of this class, and either copy meets the other's errors. */
  static override [Symbol.hasInstance](value: unknown): value is CodedError {
    if (this !== CodedError) return Function.prototype[Symbol.hasInstance].call(this, value);
    return value instanceof Error && brand in value;
  }

  readonly [brand] = true;

  override name = "CodedError";
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds after which another try makes sense, where that is known. */
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      fields?: FieldErrors;
      retryAfter?: number;
      current?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.current = more.current;
  }
}
