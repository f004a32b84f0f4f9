/* eslint-disable jsx-a11y/prefer-tag-over-role -- a list worked from a field has no tags of its own */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import type { ListedCompany } from "../../../../domain/office/schema.ts";
import { requestList } from "../../../api-client/list.ts";
import { FieldError } from "../../../ui/field.tsx";
import { companiesPath } from "../../companies/companies-path.ts";
import { hoursAndMinutes } from "../../../../content/hours-and-minutes.ts";

const offered = 8;

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

/** A company by some letters of its name: typed, walked through with the arrows, taken with Enter or Tab. */
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
  const [at, setAt] = useState(0);
  const open = typed !== null;
  const { data, isPlaceholderData } = useQuery({
    queryKey: [companiesPath, "offered", typed ?? ""],
    queryFn: () =>
      requestList<ListedCompany>(companiesPath, { q: typed ?? "", limit: String(offered) }),
    enabled: open,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  // An answer to fewer letters still knows those that go on with these.
  const words = (typed ?? "").trim().toLowerCase();
  const rows = (open ? (data?.rows ?? []) : []).filter(
    ({ name }) => !isPlaceholderData || name.toLowerCase().includes(words),
  );
  const active = rows[Math.min(at, rows.length - 1)];
  const choose = ({ id, name, planId, status }: ListedCompany) => {
    onChoose({ id, name, planId: status === "ended" ? null : planId });
    setTyped(null);
  };
  const type = (words: string | null) => {
    setTyped(words);
    setAt(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (!open) return type("");
      const step = key === "ArrowDown" ? 1 : -1;
      setAt((at + step + rows.length) % Math.max(1, rows.length));
    }
    const takes = open && active && (typed !== "" || at > 0);
    // The form is not sent while the answer to what is typed is on its way.
    if (key === "Enter" && open && typed !== "" && isPlaceholderData) event.preventDefault();
    if ((key === "Enter" || (key === "Tab" && !event.shiftKey)) && takes) {
      if (key === "Enter") event.preventDefault();
      choose(active);
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
        hidden={rows.length === 0}
      >
        {rows.map((row) => (
          // The focus stays in the field, which is worked by keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={row.id}
            id={`${id}-${row.id}`}
            role="option"
            className="company-option"
            aria-selected={row === active}
            onPointerDown={(event) => event.preventDefault()}
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
