const graphemes = new Intl.Segmenter("en");

/** To at most that many characters, and never within an emoji. */
export function cutShort(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = graphemes.segment(text.slice(0, most + 1)).containing(most - 1)?.index;
  return `${text.slice(0, end).trimEnd()}…`;
}
