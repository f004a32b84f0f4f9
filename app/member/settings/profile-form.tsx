import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { type CurrentUser, profileInput } from "../../../domain/accounts/schema.ts";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { Field } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { useFormKept } from "../../ui/use-form-kept.ts";
import { useMemberMutation } from "../use-member-mutation.ts";
import { sayFailure, unchanged } from "./say-failure.ts";

type Name = "firstName" | "lastName" | "phone";
type Profile = { [Key in Name]?: string | null | undefined };

const valuesOf = ({ firstName, lastName, phone }: CurrentUser) => ({
  firstName: firstName ?? "",
  lastName: lastName ?? "",
  phone: phone ?? "",
});

export function ProfileForm({ member }: { member: CurrentUser }) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(profileInput),
    defaultValues: valuesOf(member),
  });
  useFormKept(form, "profile");
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: async (profile: Profile): Promise<CurrentUser> =>
      (await request("PATCH", "/api/account/profile", profile)).json(),
    onSuccess: (changed) => {
      queries.setQueryData(currentUserQuery.queryKey, changed);
      form.reset(valuesOf(changed));
      toast({ title: "Profile saved" });
    },
    onError: sayFailure("Your profile was not saved"),
  });
  const field = (name: Name) => ({
    id: `profile-${name}`,
    control: form.register(name),
    defaultValue: member[name] ?? "",
    error: form.formState.errors[name]?.message,
  });
  return (
    <form
      className="form"
      noValidate
      onSubmit={form.handleSubmit((profile) => isPending || mutate(profile))}
    >
      <div className="form-pair">
        <Field label="First name" autoComplete="given-name" {...field("firstName")} />
        <Field label="Last name" autoComplete="family-name" {...field("lastName")} />
      </div>
      <Field label="Phone" type="tel" autoComplete="tel" {...field("phone")} />
      <FormProblem>{error ? failureText(error, unchanged) : ""}</FormProblem>
      <p>
        <button className="button button-primary" aria-disabled={isPending}>
          {isPending ? "Saving..." : "Save profile"}
        </button>
      </p>
    </form>
  );
}
