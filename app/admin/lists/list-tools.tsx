import { useEffect, useId, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import type { Change } from "../../use-address.ts";
import { openByKeys } from "./open-by-keys.ts";
import { useTyped } from "./use-typed.ts";

/** Milliseconds without typing before the list is requested. */
const rest = 250;

type SearchProps = { label: string; words: string; change: Change };

export function ListSearch({ label, words, change }: SearchProps) {
  const { typed, setTyped, expectBack } = useTyped(words);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const leaves = next !== undefined && next.pathname !== pathname;
  // A search that comes after somebody has opened a row would take them back to the list.
  useEffect(() => {
    if (leaves) clearTimeout(timer.current);
  }, [leaves]);
  useEffect(() => {
    // What a click starts shows only with the next render, by when the search may have been asked.
    const leave = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
      if (link && link.pathname !== pathname && !metaKey && !ctrlKey && !shiftKey)
        clearTimeout(timer.current);
    };
    document.addEventListener("click", leave, true);
    return () => document.removeEventListener("click", leave, true);
  }, [pathname]);
  const ask = (typedNow: string) => {
    const next = typedNow.trim();
    expectBack(next);
    change({ q: next, page: null }, { replace: true });
  };
  return (
    <input
      type="search"
      className="control list-search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(target.value), rest);
      }}
      onKeyDown={({ key }) => {
        if (key !== "Enter") return;
        clearTimeout(timer.current);
        ask(typed);
      }}
    />
  );
}

export type Option = { value: string; label: string };

type FilterProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
  /** What a value that is none of the options is called; an address may hold any. */
  unlisted?: string;
  className?: string;
};

export function ListFilter({
  label,
  value,
  options,
  onChoose,
  unlisted,
  className = "",
}: FilterProps) {
  const id = useId();
  const isListed = options.some((option) => option.value === value);
  const shown = isListed || !unlisted ? options : [...options, { value, label: unlisted }];
  return (
    <div className={`list-filter ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="control"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        onKeyDown={openByKeys}
      >
        {shown.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type SortProps = {
  view: { sort: string; direction: string };
  /** Values are `sort-direction`. */
  options: readonly Option[];
  change: Change;
};

export function ListSort({ view, options, change }: SortProps) {
  const current = `${view.sort}-${view.direction}`;
  const usual = options.find(({ value }) => value.startsWith(`${view.sort}-`));
  const isOffered = options.some(({ value }) => value === current);
  return (
    <ListFilter
      label="Sort by"
      className="narrow-only"
      value={current}
      // A column heading can reverse orders that have no option here.
      options={
        isOffered ? options : [...options, { value: current, label: `${usual?.label}, reversed` }]
      }
      onChoose={(chosen) => {
        const [sort = "", direction = ""] = chosen.split("-");
        change({ sort, direction, page: null });
      }}
    />
  );
}
