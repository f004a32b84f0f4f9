export function postedProblem({
  message,
  fields,
}: {
  message: string;
  fields: Record<string, string>;
}): string {
  return Object.keys(fields).length > 0 ? "Please correct the fields marked below." : message;
}
