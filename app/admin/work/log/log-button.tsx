import { Plus } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { type Draft, openLog } from "./log-state.ts";

export function LogButton({ draft }: { draft?: Draft }) {
  return (
    <button type="button" className="button button-primary" onClick={() => openLog(draft)}>
      <Icon of={Plus} />
      Log work
      <kbd aria-hidden="true">L</kbd>
    </button>
  );
}
