import { zodResolver } from "@hookform/resolvers/zod";
import { useWatch } from "react-hook-form";
import {
  type ListedSeat,
  roleInput,
  type SeatRole,
  seatRoleWords,
} from "../../../domain/companies/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../ui/use-form.ts";
import { usePeopleMutation } from "./people-queries.ts";
import { RoleChoice } from "./role-choice.tsx";

type Props = { seat: ListedSeat; name: string; at: string; onClose: () => void };

export function RoleDialog({ seat, name, at, onClose }: Props) {
  const form = useForm({ resolver: zodResolver(roleInput), defaultValues: { role: seat.role } });
  const chosen = useWatch({ control: form.control, name: "role" });
  const save = usePeopleMutation({
    mutationFn: (given: { role: SeatRole }) => request("PATCH", at, given),
    onSuccess: (_, { role }) => {
      toast({ title: "Role changed", description: `${name} is now ${aRole(role)}.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || save.isPending || onClose()}
      title={seat.you ? "Change your role" : `Change the role of ${name}`}
    >
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit((given) => save.isPending || save.mutate(given))}
      >
        <RoleChoice control={form.register("role")} chosen={chosen} />
        <FormProblem>
          {save.error
            ? failureText(
                save.error,
                "The role was not changed. Check your connection and try again.",
              )
            : ""}
        </FormProblem>
        <DialogActions onDismiss={onClose} pending={save.isPending}>
          {save.isPending ? "Saving..." : "Save role"}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** "an owner", "a viewer"; nobody is "a billing". */
function aRole(role: SeatRole): string {
  if (role === "billing") return "in charge of billing";
  return `${role === "owner" ? "an" : "a"} ${seatRoleWords[role].label.toLowerCase()}`;
}
