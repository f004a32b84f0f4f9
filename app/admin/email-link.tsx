import { Fragment } from "react";

/** A narrow cell breaks it after the @ and before a dot, not inside a word. */
export function EmailLink({ address }: { address: string }) {
  return (
    <a className="link" href={`mailto:${address}`}>
      {address.split(/(?<=@)|(?=\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
