import { type DragEvent, useRef, useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { pictureSize } from "../../../domain/blog/covers/schema.ts";
import { FieldError } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { PictureFile } from "./picture-file.tsx";
import { Line, type PostForm } from "./post-line.tsx";
import { postLabels } from "./post-values.ts";
import { type PostPictures, sayUploadFailure } from "./use-picture-upload.ts";

const id = "post-cover";

type Props = { form: PostForm; upload: PostPictures["cover"] };

export function CoverField({ form, upload: { mutate, isPending } }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: "cover" });
  const { value, onChange, ref } = field;
  const alt = useWatch({ control: form.control, name: "coverAlt" });
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const take = ([first]: File[]) => {
    if (!first || isPending) return;
    setProblem("");
    mutate(first, {
      onSuccess: ({ path }) => {
        // Words about one picture are not about another.
        if (path !== form.getValues("cover")) form.setValue("coverAlt", "");
        onChange(path);
      },
      onError: (error) => setProblem(sayUploadFailure(error)),
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take([...event.dataTransfer.files]);
  };
  const remove = () => {
    onChange("");
    form.setValue("coverAlt", "");
    form.clearErrors("coverAlt");
    form.setFocus("cover");
  };
  const error = fieldState.error?.message;
  return (
    <fieldset className="field cover-field">
      <legend className="field-name">
        {postLabels.cover}
        <span className="optional">Optional</span>
      </legend>
      {value ? (
        <img className="picture-sample" src={value} {...pictureSize(value)} alt={alt} />
      ) : null}
      <div className="form-actions">
        <button
          ref={ref}
          type="button"
          className="button button-quiet"
          aria-disabled={isPending}
          aria-describedby={error ? `${id}-error` : `${id}-hint`}
          onClick={() => isPending || file.current?.click()}
          onDrop={drop}
        >
          {value ? "Choose another cover" : "Choose a cover"}
        </button>
        {value ? (
          <button type="button" className="button button-quiet" onClick={remove}>
            Remove cover
          </button>
        ) : null}
      </div>
      <PictureFile ref={file} label="Cover file" onChoose={take} />
      <p id={`${id}-hint`} className="hint" aria-live="polite">
        {isPending
          ? "Uploading the picture..."
          : "Shown with the article and wherever it is shared. Best 1,200 pixels wide or more. Without one, a cover is drawn from category and title."}
      </p>
      <FormProblem>{problem}</FormProblem>
      <FieldError id={id}>{error}</FieldError>
      {value ? <Line form={form} name="coverAlt" required /> : null}
    </fieldset>
  );
}
