export type ErrorCode =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_many"
  | "unavailable";

/** First problem per field name, in words fit to show beside that field. */
export type FieldErrors = Record<string, string>;

/** The same in every copy of this module. */
const brand = Symbol.for("fontana.coded-error");

/** A failure we expect and can put into words; anything else stays a generic 500 outside the server. */
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
  /** On a conflict, what is there now, for whoever may read it. */
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
