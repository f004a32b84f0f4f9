import { Search, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { minSearchLength } from "../../../domain/office/schema.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { OptionList } from "./option-list.tsx";
import { useOptions } from "./use-options.ts";

type Props = { onChoose: (run: () => void) => void };

const hint = "Search people, companies, requests, signups and posts";

export function Combobox({ onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [moved, setMoved] = useState<string | null>(null);
  const { sections, isSearching, error } = useOptions(typed);
  const options = sections.flatMap((section) => section.options);
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === moved),
  );
  const active = options[at];
  const idOf = (option: string) => `${id}-${option}`;
  const activeId = active && idOf(active.id);
  useEffect(() => {
    document.getElementById(activeId ?? "")?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setMoved(options.at((at + step) % Math.max(1, options.length))?.id ?? null);
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (active) onChoose(active.run);
  };
  const isEmpty = options.length === 0;
  const says = isSearching ? "Searching..." : `${options.length} results`;
  return (
    <>
      <div className="palette-head">
        <Icon of={Search} />
        <input
          className="palette-input"
          role="combobox"
          aria-label={hint}
          aria-expanded={!isEmpty}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          placeholder="Search or go to..."
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMoved(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Radix.Close className="palette-close">
          <span className="sr-only">Close </span>
          <kbd>Esc</kbd>
          <Icon of={X} />
        </Radix.Close>
      </div>
      <output className="sr-only">{typed.trim() === "" ? "" : says}</output>
      <OptionList
        id={`${id}-list`}
        sections={sections}
        active={active?.id ?? null}
        idOf={idOf}
        onMove={setMoved}
        onChoose={({ run }) => onChoose(run)}
      />
      {error ? (
        <p className="palette-note" role="alert">
          Search did not work. {failureText(error, "Type on to try again.")}
        </p>
      ) : isEmpty && !isSearching ? (
        <p className="palette-note">
          {typed.trim().length < minSearchLength
            ? `Type at least ${minSearchLength} letters.`
            : `Nothing found for “${typed.trim()}”. Names, addresses, companies, phone numbers and titles are searched.`}
        </p>
      ) : null}
    </>
  );
}
