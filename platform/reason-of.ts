/** In words. Where a name has several addresses, only the error of each has any. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message !== "") return error.message;
  if (error instanceof AggregateError && error.errors.length > 0)
    return [...new Set(error.errors.map(reasonOf))].join(", ");
  return (error as NodeJS.ErrnoException).code ?? error.name;
}
