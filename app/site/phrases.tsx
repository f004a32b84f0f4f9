import { Fragment } from "react";

export function Phrases({ of: phrases }: { of: string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 ? " " : null}
      <span className="phrase">{phrase}</span>
    </Fragment>
  ));
}
