export function statusFilter(words: Record<string, string>) {
  const options = Object.entries(words).map(([value, label]) => ({ value, label }));
  return {
    name: "status" as const,
    label: "Show",
    options: [{ value: "", label: "Any status" }, ...options],
  };
}
