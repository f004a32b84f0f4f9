import { useQueryClient } from "@tanstack/react-query";
import type { ListedPasskey } from "../../../domain/accounts/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast-store.ts";
import { sayDay } from "../say-date.ts";
import { useAddressPart } from "../../use-address.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { passkeysHeading, passkeysQuery } from "./passkeys-query.ts";
import { sayFailure, unchanged } from "./say-failure.ts";
import { useFreshMutation } from "./use-fresh-mutation.tsx";

export function PasskeyRow({ passkey }: { passkey: ListedPasskey }) {
  const { id, name, createdAt, lastUsedAt, backedUp } = passkey;
  const [address, setAddress] = useAddressPart("open");
  const open = address?.endsWith(id) ? address.slice(0, -id.length - 1) : null;
  const setOpen = (what: "rename" | "remove" | null) => setAddress(what && `${what}-${id}`);
  const queries = useQueryClient();
  const row = useHandOverFocus<HTMLLIElement>();
  const remove = useFreshMutation({
    mutationFn: () => request("POST", "/api/auth/passkey/delete-passkey", { id }),
    onSuccess: async () => {
      setOpen(null);
      toast({ title: "Passkey removed" });
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
    onError: sayFailure("The passkey was not removed"),
  });
  const { step, error } = remove;
  return (
    <li ref={row} className="settings-row">
      <div>
        <strong>{name}</strong>
        <p>
          Added {sayDay(createdAt)}
          {lastUsedAt ? `, last used ${sayDay(lastUsedAt)}` : ", not used yet"}
          {backedUp ? ", synced to your other devices" : ""}
        </p>
      </div>
      <div className="actions">
        <button type="button" className="button button-quiet" onClick={() => setOpen("rename")}>
          Rename<span className="sr-only"> {name}</span>
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            remove.reset();
            setOpen("remove");
          }}
        >
          Remove<span className="sr-only"> {name}</span>
        </button>
      </div>
      {open === "rename" ? <PasskeyDialog passkey={passkey} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(next) => (step ? step.cancel() : setOpen(next ? "remove" : null))}
        heading={passkeysHeading}
        title={step?.title ?? `Remove “${name}”?`}
        text={
          step?.description ?? "It will no longer sign you in. You can add it again at any time."
        }
        instead={step?.content}
        problem={error && !step ? failureText(error, unchanged) : ""}
        confirm="Remove passkey"
        danger
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </li>
  );
}
