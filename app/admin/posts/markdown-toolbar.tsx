import { Bold, Code, Heading2, ImagePlus, Italic, Link, List, Quote, Table } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { Toolbar } from "radix-ui";
import { Tooltip } from "../../ui/tooltip.tsx";
import type { Mark } from "./markdown-marks.ts";

const marks = [
  { mark: "bold", label: "Bold", keys: "Ctrl+B", icon: Bold },
  { mark: "italic", label: "Italic", keys: "Ctrl+I", icon: Italic },
  { mark: "heading", label: "Heading", keys: "", icon: Heading2 },
  { mark: "link", label: "Link", keys: "Ctrl+K", icon: Link },
  { mark: "list", label: "List", keys: "", icon: List },
  { mark: "quote", label: "Quote", keys: "", icon: Quote },
  { mark: "code", label: "Code", keys: "", icon: Code },
  { mark: "table", label: "Table", keys: "", icon: Table },
] as const;

type Props = { onMark: (mark: Mark) => void; onPicture: () => void; uploading: boolean };

export function MarkdownToolbar({ onMark, onPicture, uploading }: Props) {
  return (
    <Toolbar.Root className="markdown-toolbar" aria-label="Formatting">
      {marks.map(({ mark, label, keys, icon }) => (
        <Tooltip key={mark} text={keys ? `${label} (${keys})` : label}>
          <Toolbar.Button className="mark-button" aria-label={label} onClick={() => onMark(mark)}>
            <Icon of={icon} />
          </Toolbar.Button>
        </Tooltip>
      ))}
      <Tooltip text="Picture (you can also paste or drop one)">
        <Toolbar.Button
          className="mark-button"
          aria-label="Picture"
          aria-disabled={uploading}
          onClick={() => uploading || onPicture()}
        >
          <Icon of={ImagePlus} />
        </Toolbar.Button>
      </Tooltip>
    </Toolbar.Root>
  );
}
