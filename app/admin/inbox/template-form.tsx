import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import {
  type ReplyTemplate,
  templateFields,
  type TemplateInput,
  templateInput,
} from "../../../domain/templates/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { Failure } from "../../ui/failure.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { templatesPath } from "./templates-path.ts";

type Props = { template: ReplyTemplate | null; onSaved: () => void; onCancel: () => void };

export function TemplateForm({ template, onSaved, onCancel }: Props) {
  const { name = "", text = "" } = template ?? {};
  const queries = useQueryClient();
  const { register, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(templateInput),
    defaultValues: { name, text },
  });
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (typed: TemplateInput) =>
      template
        ? request("PATCH", `${templatesPath}/${template.id}`, {
            ...typed,
            version: template.version,
          })
        : request("POST", templatesPath, typed),
    onSuccess: (_, typed) => {
      toast({ title: "Template saved", description: typed.name });
      onSaved();
    },
    onError: (failure) => showFieldErrors(setError, ["name", "text"], failure),
    onSettled: () => queries.invalidateQueries({ queryKey: [templatesPath] }),
  });
  const { errors } = formState;
  return (
    <form className="form" noValidate onSubmit={handleSubmit((typed) => mutate(typed))}>
      <Field
        id="template-name"
        label="Name"
        required
        autoComplete="off"
        defaultValue={name}
        error={errors.name?.message}
        control={register("name")}
      />
      <Field
        id="template-text"
        label="Text"
        required
        rows={9}
        defaultValue={text}
        error={errors.text?.message}
        control={register("text")}
      />
      <dl className="template-fields">
        {Object.entries(templateFields).map(([field, meaning]) => (
          <div key={field}>
            <dt>{`{{${field}}}`}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Failure error={error} otherwise="The server did not respond. Nothing was saved." />
      <DialogActions onDismiss={onCancel} pending={isPending}>
        {isPending ? "Saving..." : template ? "Save" : "Add template"}
      </DialogActions>
    </form>
  );
}
