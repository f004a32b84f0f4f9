/** Beside whatever stands in, made up, until the firm has its own. */
export function SampleMark() {
  return <span className="tag-quiet">Sample</span>;
}
