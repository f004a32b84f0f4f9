import type { RefObject } from "react";
import { pictureTypes } from "../../../domain/fields/schema.ts";

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
};

/** Opened by a button beside it. The same file can be chosen again. */
export function PictureFile({ ref, label, multiple, onChoose }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={pictureTypes.join(",")}
      multiple={multiple}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        target.value = "";
      }}
    />
  );
}
