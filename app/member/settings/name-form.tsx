import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { type CurrentUser, profileInput } from "../../../domain/accounts/schema.ts";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { Field } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useMemberMutation } from "../use-member-mutation.ts";
import { sayFailure, unchanged } from "./say-failure.ts";

type Names = { firstName?: string | null | undefined; lastName?: string | null | undefined };

export function NameForm({ member }: { member: CurrentUser }) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(profileInput),
    defaultValues: { firstName: member.firstName ?? "", lastName: member.lastName ?? "" },
  });
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: async (names: Names): Promise<CurrentUser> =>
      (await request("PATCH", "/api/account/profile", names)).json(),
    onSuccess: (changed) => {
      queries.setQueryData(currentUserQuery.queryKey, changed);
      form.reset({ firstName: changed.firstName ?? "", lastName: changed.lastName ?? "" });
      toast({ title: "Name saved" });
    },
    onError: sayFailure("Your name was not saved"),
  });
  const field = (name: "firstName" | "lastName") => ({
    id: `profile-${name}`,
    control: form.register(name),
    defaultValue: member[name] ?? "",
    error: form.formState.errors[name]?.message,
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={form.handleSubmit((names) => isPending || mutate(names))}
    >
      <div className="form-pair">
        <Field label="First name" autoComplete="given-name" {...field("firstName")} />
        <Field label="Last name" autoComplete="family-name" {...field("lastName")} />
      </div>
      <FormProblem>{error ? failureText(error, unchanged) : ""}</FormProblem>
      <p>
        <button className="button button-primary" aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save name"}
        </button>
      </p>
    </form>
  );
}
