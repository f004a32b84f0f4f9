import { type ReactNode, useId, useState } from "react";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import type { Change } from "../../use-address.ts";
import { rowsPerPage } from "./use-list.ts";

type Props = {
  page: number;
  total: number;
  /** Whether there are more than the list goes through. */
  more: boolean;
  what: string;
  many?: string;
  change: Change;
  children?: ReactNode;
};

const number = new Intl.NumberFormat("en-US");

export function Pager({ page, total, more, what, many = `${what}s`, change, children }: Props) {
  const pages = Math.max(1, Math.ceil(total / rowsPerPage));
  const from = Math.min((page - 1) * rowsPerPage + 1, total);
  const to = Math.min(page * rowsPerPage, total);
  const range = from === to ? number.format(from) : `${number.format(from)}–${number.format(to)}`;
  const things = total === 1 ? what : many;
  const go = (next: number) => change({ page: next === 1 ? null : String(next) });
  return (
    <nav className="pager" aria-label={`Pages of ${many}`} inert={!useIsAlive()}>
      <p>
        {range} of {number.format(total)}
        {more ? "+" : ""} {things}
        {more && page >= pages ? ". Narrow the list to see the rest." : ""}
      </p>
      {children}
      {pages > 1 ? (
        <div className="pager-steps">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={page <= 1}
            onClick={() => page > 1 && go(page - 1)}
          >
            Previous
          </button>
          <PageField page={page} pages={pages} onGo={go} />
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={page >= pages}
            onClick={() => page < pages && go(page + 1)}
          >
            Next
          </button>
        </div>
      ) : null}
    </nav>
  );
}

type FieldProps = { page: number; pages: number; onGo: (page: number) => void };

function PageField({ page, pages, onGo }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(String(page));
  const [shown, setShown] = useState(page);
  if (page !== shown) {
    setShown(page);
    setTyped(String(page));
  }
  return (
    <form
      className="pager-page"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = /^[1-9]\d*$/.test(typed.trim()) ? Math.min(Number(typed), pages) : page;
        setTyped(String(asked));
        if (asked !== page) onGo(asked);
      }}
    >
      <label htmlFor={id}>Page</label>
      <input
        id={id}
        className="control figure"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
      />
      <span>of {number.format(pages)}</span>
    </form>
  );
}
