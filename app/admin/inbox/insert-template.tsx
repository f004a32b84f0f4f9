import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { counted } from "../../../content/counted.ts";
import type { FilledTemplate } from "../../../domain/templates/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { inboxPath } from "./inbox-path.ts";

type Props = {
  id: string;
  onInsert: (text: string) => void;
  /** Of one that was inserted, once the focus has returned. */
  onInserted: () => void;
};

function fits({ name, text }: FilledTemplate, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/);
  return words.every((word) => `${name} ${text}`.toLowerCase().includes(word));
}

function Choose({ id, onChoose }: { id: string; onChoose: (text: string) => void }) {
  const [typed, setTyped] = useState("");
  const query = useQuery({
    queryKey: [`${inboxPath}/${id}/templates`],
    queryFn: fetchByKey<FilledTemplate[]>("throw"),
    staleTime: 0,
    gcTime: 0,
  });
  const found = (query.data ?? []).filter((template) => fits(template, typed));
  const isEmpty = query.data !== undefined && found.length === 0;
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0]) onChoose(found[0].text);
      }}
    >
      <input
        type="search"
        className="control"
        aria-label="Search the templates"
        placeholder="Search: Enter inserts the first"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {query.data ? null : (
        <NotLoaded what="The templates" query={query} loading="Filling the templates..." />
      )}
      {/* There before it has something to say, without which nothing is read out. */}
      <output className={isEmpty ? "empty" : "sr-only"}>
        {isEmpty
          ? typed
            ? "No template has these words."
            : "There are no templates yet."
          : query.data && counted(found.length, "template")}
      </output>
      {found.length > 0 ? (
        <ul className="template-choices" aria-label="Templates">
          {found.map(({ id: key, name, text }) => (
            <li key={key}>
              <button type="button" className="template-choice" onClick={() => onChoose(text)}>
                <strong>{name}</strong>
                <span className="hint">{text.replace(/\s+/g, " ")}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <Link className="link" to="/admin/inbox/templates">
        Edit the templates
      </Link>
    </form>
  );
}

export function InsertTemplate({ id, onInsert, onInserted }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [hasInserted, setInserted] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => {
          setInserted(false);
          setOpen(true);
        }}
      >
        Insert template
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        onClosed={() => hasInserted && onInserted()}
        title="Insert a template"
        size="wide"
      >
        <Choose
          id={id}
          onChoose={(text) => {
            onInsert(text);
            setInserted(true);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
