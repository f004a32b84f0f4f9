/* eslint-disable jsx-a11y/prefer-tag-over-role -- a list worked from a field has no tags of its own */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import type { ListedCompany } from "../../../../domain/office/schema.ts";
import { requestList } from "../../../api-client/list.ts";
import { FieldError } from "../../../ui/field.tsx";
import { companiesPath } from "../../companies/companies-path.ts";
import { hoursAndMinutes } from "../../../../content/hours-and-minutes.ts";

const offered = 8;

const scrollTo = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

export type Chosen = { id: string; name: string; planId?: string | null };

type Props = {
  label: string;
  chosen: Chosen | null;
  onChoose: (company: Chosen | null) => void;
  placeholder?: string;
  required?: boolean;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
};

export function CompanyField({
  label,
  placeholder = "A few letters of its name",
  required,
  chosen,
  onChoose,
  error,
  inputRef,
}: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const open = typed !== null;
  const { data, isPlaceholderData, isFetching } = useQuery({
    queryKey: [companiesPath, "offered", typed ?? ""],
    queryFn: () =>
      requestList<ListedCompany>(companiesPath, { named: typed ?? "", limit: String(offered) }),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // An answer to fewer letters still knows those that go on with these.
  const words = (typed ?? "").trim().toLowerCase();
  const rows = (open ? (data?.rows ?? []) : []).filter(
    ({ name }) => !isPlaceholderData || name.toLowerCase().includes(words),
  );
  const isAsked = typed !== "" || at !== null;
  const active = isAsked ? rows[Math.min(at ?? 0, rows.length - 1)] : undefined;
  const choose = ({ id, name, planId, status }: ListedCompany) => {
    onChoose({ id, name, planId: status === "ended" ? null : planId });
    setTyped(null);
  };
  const type = (words: string | null) => {
    setTyped(words);
    setAt(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      const step = key === "ArrowDown" ? 1 : -1;
      const from = active ? rows.indexOf(active) : step === 1 ? -1 : 0;
      setTyped(typed ?? "");
      setAt(open ? (from + step + rows.length) % Math.max(1, rows.length) : 0);
    }
    // Until the answer comes, only a name that starts with the words is sure to be its first.
    const isFirst = !isPlaceholderData || active?.name.toLowerCase().startsWith(words);
    const taken = at !== null || isFirst ? active : undefined;
    if (key === "Tab" && !event.shiftKey && taken) choose(taken);
    if (key === "Enter" && open) {
      // The form is not sent while the answer to what is typed is on its way.
      if (taken || (isAsked && isFetching)) event.preventDefault();
      if (taken) choose(taken);
      else if (!isAsked) setTyped(null);
    }
    if (key === "Escape" && open) {
      event.stopPropagation();
      setTyped(null);
    }
  };
  const says = rows.length === 0 ? "No company found." : `${rows.length} companies`;
  return (
    <div className="field company-field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={inputRef}
        id={id}
        className="control"
        role="combobox"
        aria-required={required}
        aria-expanded={rows.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && `${id}-${active.id}`}
        aria-autocomplete="list"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed ?? chosen?.name ?? ""}
        onChange={({ target }) => {
          type(target.value);
          if (chosen) onChoose(null);
        }}
        onClick={() => open || type("")}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(null)}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Companies"
        className="company-options"
        // What scrolls is a stop of its own otherwise, and hides as the field loses the focus.
        tabIndex={-1}
        hidden={rows.length === 0}
        onPointerDown={(event) => event.preventDefault()}
      >
        {rows.map((row) => (
          // The focus stays in the field, which is worked by keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={row.id}
            id={`${id}-${row.id}`}
            role="option"
            className="company-option"
            ref={row === active ? scrollTo : undefined}
            aria-selected={row === active}
            onClick={() => choose(row)}
          >
            <span>{row.name}</span>
            <span className="company-left">{hoursAndMinutes(row.remainingMinutes)} left</span>
          </div>
        ))}
      </div>
      <output className="sr-only">{open && data && !isPlaceholderData ? says : ""}</output>
      {open && data && !isPlaceholderData && rows.length === 0 ? (
        <p className="hint">No company with “{typed}” in its name.</p>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
