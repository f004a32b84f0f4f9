import { Bold, Code, Heading2, ImagePlus, Italic, Link, List, Quote } from "lucide-react";
import { Toolbar } from "radix-ui";
import { Tooltip } from "../../ui/tooltip.tsx";
import type { Mark } from "./markdown-marks.ts";

const marks = [
  { mark: "bold", label: "Bold", keys: "Ctrl+B", Icon: Bold },
  { mark: "italic", label: "Italic", keys: "Ctrl+I", Icon: Italic },
  { mark: "heading", label: "Heading", keys: "", Icon: Heading2 },
  { mark: "link", label: "Link", keys: "Ctrl+K", Icon: Link },
  { mark: "list", label: "List", keys: "", Icon: List },
  { mark: "quote", label: "Quote", keys: "", Icon: Quote },
  { mark: "code", label: "Code", keys: "", Icon: Code },
] as const;

type Props = { onMark: (mark: Mark) => void; onPicture: () => void; uploading: boolean };

/** One stop for the Tab key; the arrow keys move inside. */
export function MarkdownToolbar({ onMark, onPicture, uploading }: Props) {
  return (
    <Toolbar.Root className="markdown-toolbar" aria-label="Formatting">
      {marks.map(({ mark, label, keys, Icon }) => (
        <Tooltip key={mark} text={keys ? `${label} (${keys})` : label}>
          <Toolbar.Button className="mark-button" aria-label={label} onClick={() => onMark(mark)}>
            <Icon className="icon" aria-hidden="true" />
          </Toolbar.Button>
        </Tooltip>
      ))}
      <Tooltip text="Picture; you can also paste one, or drop it on the text">
        <Toolbar.Button
          className="mark-button"
          aria-label="Picture"
          aria-disabled={uploading}
          onClick={() => uploading || onPicture()}
        >
          <ImagePlus className="icon" aria-hidden="true" />
        </Toolbar.Button>
      </Tooltip>
    </Toolbar.Root>
  );
}
