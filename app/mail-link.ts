/** Mail programs read a plus sign as itself, not as a space. */
export const mailLink = (to: string, fields: Record<string, string>): string =>
  `mailto:${to}?${new URLSearchParams(fields).toString().replaceAll("+", "%20")}`;
