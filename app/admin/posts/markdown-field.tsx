import { type KeyboardEvent, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { insertText, selectionOf } from "./insert-text.ts";
import { MarkdownToolbar } from "./markdown-toolbar.tsx";
import { type Mark, markEdit, pictureEdit } from "./markdown-marks.ts";
import { PictureDialog, type PictureWords } from "./picture-dialog.tsx";
import { PictureFile } from "./picture-file.tsx";
import { pastedPictures } from "./upload-picture.ts";
import type { PostPictures } from "./use-picture-upload.ts";

const shortcuts: Record<string, Mark> = { b: "bold", i: "italic", k: "link" };

type Props = {
  id: string;
  control: UseFormRegisterReturn;
  error: string | undefined;
  pictures: PostPictures["inText"];
};

export function MarkdownField({ id, control, error, pictures }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const adding = useRef<PictureWords & { path: string }>(null);
  const { picture, problem, isUploading, upload, done } = pictures;

  const mark = (kind: Mark) => {
    if (field.current) insertText(field.current, markEdit(kind, selectionOf(field.current)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = shortcuts[event.key.toLowerCase()];
    if (!kind || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    mark(kind);
  };
  const take = (event: { preventDefault: () => void }, files: File[]) => {
    if (files.length === 0) return;
    event.preventDefault();
    upload(files);
  };

  return (
    <div className="field markdown-field">
      <label htmlFor={id}>Content</label>
      <div className="markdown-box">
        <MarkdownToolbar
          onMark={mark}
          onPicture={() => file.current?.click()}
          uploading={isUploading}
        />
        <textarea
          {...control}
          ref={(element) => {
            control.ref(element);
            field.current = element;
          }}
          id={id}
          rows={10}
          className="control"
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onKeyDown={onKeyDown}
          onPaste={(event) => take(event, pastedPictures(event.clipboardData))}
          onDrop={(event) => take(event, [...event.dataTransfer.files])}
        />
      </div>
      <PictureFile ref={file} label="Picture file" multiple onChoose={upload} />
      <p id={`${id}-hint`} className="hint" aria-live="polite">
        {isUploading ? "Uploading the picture..." : "Markdown. Paste or drop a picture to add it."}
      </p>
      <FormProblem>{problem}</FormProblem>
      <FieldError id={id}>{error}</FieldError>
      <PictureDialog
        picture={picture}
        onCancel={done}
        onAdd={(words) => {
          if (picture) adding.current = { path: picture.path, ...words };
          done();
        }}
        onClosed={() => {
          const { current } = adding;
          adding.current = null;
          if (current && field.current)
            insertText(field.current, pictureEdit(selectionOf(field.current), current));
        }}
      />
    </div>
  );
}
