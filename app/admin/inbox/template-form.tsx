import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type ReplyTemplate,
  templateFields,
  type TemplateInput,
  templateInput,
} from "../../../domain/templates/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { currentOf } from "../../api-client/current-of.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { failureWords } from "../../ui/failure.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { templatesPath } from "./templates-path.ts";

type Props = { template: ReplyTemplate | null; onSaved: () => void; onCancel: () => void };

const changedMeanwhile = (failure: Error | null) => currentOf(failure) as ReplyTemplate | undefined;

export function TemplateForm({ template, onSaved, onCancel }: Props) {
  const [read, setRead] = useState(template);
  const { name = "", text = "" } = read ?? {};
  const values = { name, text };
  const queries = useQueryClient();
  const { register, formState, handleSubmit, setError } = useForm({
    resolver: zodResolver(templateInput),
    defaultValues: values,
    values,
    // What is typed stays, and what a colleague has changed beside it is shown.
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (typed: TemplateInput) =>
      read
        ? request("PATCH", `${templatesPath}/${read.id}`, { ...typed, version: read.version })
        : request("POST", templatesPath, typed),
    onSuccess: (_, typed) => {
      toast({ title: "Template saved", description: typed.name });
      onSaved();
    },
    onError: (failure) => {
      setRead(changedMeanwhile(failure) ?? read);
      showFieldErrors(setError, ["name", "text"], failure);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [templatesPath] }),
  });
  const { errors } = formState;
  const other = changedMeanwhile(error);
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
      <FormProblem>
        {error ? (
          <>
            {failureWords(error, "The server did not respond. Nothing was saved.")}
            {other ? " This is theirs. Save again to replace it with what this form shows:" : null}
          </>
        ) : null}
      </FormProblem>
      {other ? (
        <div className="notice">
          <p>
            <strong>{other.name}</strong>
          </p>
          <p className="note-text">{other.text}</p>
        </div>
      ) : null}
      <DialogActions onDismiss={onCancel} pending={isPending}>
        {isPending ? "Saving..." : template ? "Save" : "Add template"}
      </DialogActions>
    </form>
  );
}
