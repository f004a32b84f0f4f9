import { type UseFormReturn, useWatch } from "react-hook-form";
import { blogCategories, postStatuses } from "../../../domain/blog/schema.ts";
import { FieldError } from "../../ui/field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { postLabels, type PostInput, type PostValues } from "./post-values.ts";

export type PostForm = UseFormReturn<PostValues, unknown, PostInput>;

type LineProps = {
  form: PostForm;
  name: Exclude<keyof PostValues, "content" | "status">;
  required?: boolean;
  rows?: number;
  type?: "text" | "date" | "time";
  disabled?: boolean;
  placeholder?: string;
  suggestions?: readonly string[];
  hint?: string;
};

function Line({ form, name, required, rows, suggestions, hint, ...more }: LineProps) {
  const id = `post-${name}`;
  const error = form.formState.errors[name]?.message;
  const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  const shared = {
    ...form.register(name),
    id,
    className: "control",
    "aria-required": required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {postLabels[name]}
        {required ? null : <span className="optional">Optional</span>}
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} />
      ) : (
        <input
          {...shared}
          {...more}
          autoComplete="off"
          list={suggestions ? `${id}-suggestions` : undefined}
        />
      )}
      {suggestions ? (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** A component of its own, so that fields register, and get checked for errors, in their order. */
function Content({ form }: { form: PostForm }) {
  return (
    <MarkdownField
      id="post-content"
      control={form.register("content")}
      error={form.formState.errors.content?.message}
    />
  );
}

export function PostFields({ form }: { form: PostForm }) {
  const day = useWatch({ control: form.control, name: "publishedAt" });
  return (
    <>
      <Line form={form} name="title" required />
      <Line form={form} name="summary" required rows={3} />
      <Content form={form} />
      <div className="form-pair">
        <Line
          form={form}
          name="category"
          required
          placeholder="e.g. CRM, AI, Technology"
          suggestions={blogCategories}
          hint="Readers filter by the suggested names; others show under All."
        />
        <div className="field">
          <label htmlFor="post-status">{postLabels.status}</label>
          <select {...form.register("status")} id="post-status" className="control">
            {postStatuses.map((status) => (
              <option key={status} value={status}>
                {status}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className="form-pair">
        <Line
          form={form}
          name="publishedAt"
          type="date"
          hint="A published post with a future date goes live on that day, Pacific time."
        />
        <Line
          form={form}
          name="publishHour"
          type="time"
          disabled={day === ""}
          hint="Pacific time. Without one, a future date starts at midnight."
        />
      </div>
      <Line form={form} name="tags" hint="Separate tags with commas." />
    </>
  );
}
