import { Fragment } from "react";

/** A heading that breaks between its phrases before it breaks within one. */
export function Phrases({ of: phrases }: { of: string[] }) {
  return phrases.map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 ? " " : null}
      <span className="phrase">{phrase}</span>
    </Fragment>
  ));
}
