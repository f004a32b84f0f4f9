export class OidcError extends Error {
  override name = "OidcError";
  readonly problem: "provider-down" | "provider-refused" | "provider-answer";

  constructor(problem: OidcError["problem"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

export function findOidcError(error: unknown): OidcError | undefined {
  if (error instanceof OidcError) return error;
  return error instanceof Error ? findOidcError(error.cause) : undefined;
}
