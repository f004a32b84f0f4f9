import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { type ListedPasskey, passkeyName } from "../../../domain/accounts/schema.ts";
import { registerPasskey } from "../../api-client/passkeys.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Field } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { deviceName } from "./device-name.ts";
import { FreshDialog } from "./fresh-dialog.tsx";
import { passkeysQuery } from "./passkeys-query.ts";
import { useFreshMutation } from "./use-fresh-mutation.tsx";

const input = z.object({ name: passkeyName });

type Props = {
  passkey?: ListedPasskey;
  onClose: () => void;
};

export function PasskeyDialog({ passkey, onClose }: Props) {
  const queries = useQueryClient();
  const name = passkey?.name ?? deviceName(navigator.userAgent);
  const form = useForm({ resolver: zodResolver(input), defaultValues: { name } });
  const save = useFreshMutation({
    mutationFn: async (given: { name: string }): Promise<void> => {
      if (!passkey) await registerPasskey(given.name);
      else await request("POST", "/api/auth/passkey/update-passkey", { id: passkey.id, ...given });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      toast({ title: passkey ? "Passkey renamed" : "Passkey added" });
      onClose();
    },
  });
  const failed = passkey
    ? "The name was not saved. Check your connection and try again."
    : "No passkey was created. Try again when your device is ready.";
  return (
    <FreshDialog
      change={save}
      onClose={onClose}
      title={passkey ? "Rename passkey" : "Add a passkey"}
      description={
        passkey
          ? "A name you will recognize in this list."
          : "Give it a name you will recognize. Then your device will ask for your fingerprint, face or PIN."
      }
    >
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit((given) => save.isPending || save.mutate(given))}
      >
        <Field
          id="passkey-name"
          label="Name"
          required
          defaultValue={name}
          control={form.register("name")}
          error={form.formState.errors.name?.message}
        />
        <FormProblem>{save.error ? failureText(save.error, failed) : ""}</FormProblem>
        <DialogActions onDismiss={onClose} pending={save.isPending}>
          {passkey
            ? save.isPending
              ? "Saving..."
              : "Save name"
            : save.isPending
              ? "Waiting for your device..."
              : "Continue"}
        </DialogActions>
      </form>
    </FreshDialog>
  );
}
