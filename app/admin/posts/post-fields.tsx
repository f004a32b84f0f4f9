import { useWatch } from "react-hook-form";
import { firm } from "../../../content/firm.ts";
import { blogCategories, postStatuses } from "../../../domain/blog/schema.ts";
import { useStaff } from "../work/use-staff.ts";
import { CoverField } from "./cover-field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { Line, type PostForm } from "./post-line.tsx";
import { postLabels } from "./post-values.ts";
import type { PostPictures } from "./use-picture-upload.ts";

type Props = { form: PostForm; pictures: PostPictures };

/** A component of its own, so that fields register, and get checked for errors, in their order. */
function Content({ form, pictures }: Props) {
  return (
    <MarkdownField
      id="post-content"
      control={form.register("content")}
      error={form.formState.errors.content?.message}
      pictures={pictures.inText}
    />
  );
}

export function PostFields({ form, pictures }: Props) {
  // Who has no name is listed by an address, which is not for print.
  const names = useStaff().flatMap(({ name }) => (name.includes("@") ? [] : name));
  const day = useWatch({ control: form.control, name: "publishedAt" });
  return (
    <>
      <Line form={form} name="title" required />
      <Line form={form} name="summary" required rows={3} />
      <CoverField form={form} upload={pictures.cover} />
      <Content form={form} pictures={pictures} />
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
          hint={`A published post with a future date goes live on that day, ${firm.timeZoneName}.`}
        />
        <Line
          form={form}
          name="publishHour"
          type="time"
          disabled={day === ""}
          hint={`${firm.timeZoneName}. Without one, a future date starts at midnight.`}
        />
      </div>
      <div className="form-pair">
        <Line
          form={form}
          name="author"
          suggestions={names}
          hint="Printed with the article. Empty: the firm itself."
        />
        <Line
          form={form}
          name="series"
          hint="The same name on each part. By date they become Part 1, Part 2 and so on."
        />
      </div>
      <Line form={form} name="tags" hint="Separate tags with commas." />
    </>
  );
}
