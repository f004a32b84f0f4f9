import { Fragment } from "react";
import { figuresWithin } from "../../content/unbroken.ts";

const figures = figuresWithin("[ \\u00A0]");

/** Words whose figures stay with their units, where React takes up the page in the browser. */
export function Bound({ children }: { children: string }) {
  const between = children.split(figures);
  const found = children.match(figures) ?? [];
  return between.map((words, index) => (
    // eslint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {words}
      {found[index] ? <bdi className="nowrap">{found[index]}</bdi> : null}
    </Fragment>
  ));
}
