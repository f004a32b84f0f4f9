import { Maximize2, Minimize2 } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { readStored, writeStored } from "../../browser-storage.ts";
import { Icon } from "../../ui/icon.tsx";

const key = "fontana-post-full-screen";

export function useFullScreen(): [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(() => readStored("localStorage", key, z.boolean()) ?? false);
  const choose = (next: boolean) => {
    setFull(next);
    writeStored("localStorage", key, next);
  };
  return [isFull, choose];
}

type Props = { isFull: boolean; onChange: (isFull: boolean) => void };

export function FullScreen({ isFull, onChange }: Props) {
  return (
    <button
      type="button"
      className="dialog-tool"
      aria-label="Full screen"
      aria-pressed={isFull}
      title={isFull ? "Leave full screen" : "Full screen"}
      onClick={() => onChange(!isFull)}
    >
      <Icon of={isFull ? Minimize2 : Maximize2} />
    </button>
  );
}
