import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { SignedInPerson } from "../../../domain/accounts/schema.ts";
import { request, RequestError } from "../../data/request.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { nameOf } from "./name-of.ts";
import { peoplePath } from "./people-query.ts";

type Props = {
  /** Who is to be signed out; null while nobody is. */
  person: SignedInPerson | null;
  onDone: () => void;
};

export function SignOut({ person, onDone }: Props) {
  const queries = useQueryClient();
  // The words stay while the dialog goes.
  const [shown, setShown] = useState(person);
  if (person && person !== shown) setShown(person);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ id }: SignedInPerson): Promise<{ ended: number }> =>
      (await request("DELETE", `/api/admin/users/${encodeURIComponent(id)}/sessions`)).json(),
    onSuccess: ({ ended }, { email }) =>
      toast({
        title: "Signed out",
        description: `${email} was signed out in ${ended === 1 ? "1 place" : `${ended} places`}.`,
      }),
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Nobody was signed out",
        description:
          (error instanceof RequestError ? error.said : undefined) ??
          "The server did not answer. Please try again.",
      }),
    onSettled: async (_, error) => {
      onDone();
      await queries.invalidateQueries({ queryKey: [peoplePath] });
      // The button that was pressed goes with its row.
      if (!error) document.getElementById("people-heading")?.focus();
    },
  });
  const name = shown ? (nameOf(shown) ?? shown.email) : "";
  return (
    <ConfirmDialog
      open={person !== null}
      onOpenChange={(open) => open || onDone()}
      title={`Sign ${name} out everywhere?`}
      text="Every browser they are signed in with is signed out now. It does not keep them from signing in again."
      confirm="Sign out everywhere"
      danger
      pending={isPending}
      onConfirm={() => person && mutate(person)}
    />
  );
}
