import type { ListedConversation } from "../../../domain/desk/schema.ts";
import { Moment } from "../moment.tsx";
import { kindWords, statusWords } from "./status-words.ts";

type Props = {
  among: ListedConversation[];
  narrowed: boolean;
  chosen: string | null;
  onChoose: (conversation: ListedConversation) => void;
};

const hintOf = ({ kind, from, status, lastAt }: ListedConversation) => (
  <span className="hint">
    {kindWords[kind]} from {from}, {statusWords[status].toLowerCase()}, last word{" "}
    <Moment iso={lastAt} withTime />
  </span>
);

export function MergeChoices({ among, narrowed, chosen, onChoose }: Props) {
  if (among.length === 0)
    return (
      <p className="empty">
        {narrowed
          ? "Nothing that it can be merged into has these words."
          : "The same company or person has written nothing else."}
      </p>
    );
  return (
    <fieldset className="choice merge-choices">
      <legend>Merge into</legend>
      {among.map((one) => (
        <label key={one.id} className="choice-option">
          <input
            type="radio"
            name="into"
            value={one.id}
            checked={one.id === chosen}
            onChange={() => onChoose(one)}
          />
          <span>
            <strong>{one.subject}</strong>
            {hintOf(one)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
