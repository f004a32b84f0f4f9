import { type FormEvent, useId, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field.tsx";
import { altMissing } from "../../../domain/blog/covers/schema.ts";
import type { StoredImage } from "../../../domain/blog/schema.ts";

export type PictureWords = { alt: string; caption: string };

type Props = {
  picture: StoredImage | undefined;
  onAdd: (words: PictureWords) => void;
  onCancel: () => void;
  onClosed: () => void;
};

export function PictureDialog({ picture, onAdd, onCancel, onClosed }: Props) {
  return (
    <Dialog
      open={picture !== undefined}
      onOpenChange={(open) => open || onCancel()}
      onClosed={onClosed}
      title="Describe the picture"
      description="Screen readers read it aloud, and it is shown if the picture can't load."
    >
      {picture ? <AltForm picture={picture} onAdd={onAdd} onCancel={onCancel} /> : null}
    </Dialog>
  );
}

type FormProps = Pick<Props, "onAdd" | "onCancel"> & { picture: StoredImage };

function AltForm({ picture, onAdd, onCancel }: FormProps) {
  const [alt, setAlt] = useState("");
  const [caption, setCaption] = useState("");
  const [missing, setMissing] = useState(false);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(alt.trim() === "");
    if (alt.trim() === "") event.currentTarget.querySelector("input")?.focus();
    else onAdd({ alt: alt.trim(), caption: caption.trim() });
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <img
        className="picture-sample"
        src={picture.path}
        width={picture.width}
        height={picture.height}
        alt=""
      />
      <div className="field">
        <label htmlFor={id}>What does it show?</label>
        <input
          id={id}
          className="control"
          value={alt}
          maxLength={300}
          aria-required
          aria-invalid={missing ? true : undefined}
          aria-describedby={missing ? `${id}-error` : undefined}
          onChange={({ target }) => setAlt(target.value)}
        />
        <FieldError id={id}>{missing ? altMissing : undefined}</FieldError>
      </div>
      <div className="field">
        <label htmlFor={`${id}-caption`}>
          Caption<span className="optional">Optional</span>
        </label>
        <input
          id={`${id}-caption`}
          className="control"
          value={caption}
          maxLength={300}
          aria-describedby={`${id}-caption-hint`}
          onChange={({ target }) => setCaption(target.value)}
        />
        <p id={`${id}-caption-hint`} className="hint">
          Shown below the picture.
        </p>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={onCancel}>
          Skip this picture
        </button>
        <button className="button button-primary">Add picture</button>
      </div>
    </form>
  );
}
