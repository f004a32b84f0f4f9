import { useQueryClient } from "@tanstack/react-query";
import { firmDay } from "../../../content/firm-day.ts";
import { graceDays } from "../../../content/retention.ts";
import type { CurrentUser } from "../../../domain/accounts/schema.ts";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { request } from "../../api-client/api-fetch.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useAddressPart } from "../../use-address.ts";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { useMemberMutation } from "../use-member-mutation.ts";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { sayFailure, unchanged } from "./say-failure.ts";
import { SettingsSection } from "./settings-section.tsx";

function Scheduled({ day }: { day: string }) {
  const queries = useQueryClient();
  const place = useHandOverFocus<HTMLDivElement>();
  const cancel = useMemberMutation({
    mutationFn: () => request("DELETE", "/api/account/deletion"),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      toast({ title: "Your account stays", description: "The deletion was canceled." });
    },
    onError: sayFailure("The deletion is still scheduled"),
  });
  return (
    <div ref={place} className="deletion-scheduled">
      <p>
        Your account will be deleted on <strong>{day}</strong>. Until then everything works as
        before, and you can change your mind.
      </p>
      <ActionButton
        action={cancel}
        label="Keep my account"
        pending="Canceling..."
        failed={unchanged}
      />
    </div>
  );
}

export function AccountDeletion({ member }: { member: CurrentUser }) {
  const [open, setOpen] = useAddressPart("open");
  const scheduled = member.deletionScheduledFor;
  return (
    <SettingsSection
      id="account"
      heading="Delete account"
      text={`Your profile, photo, sessions and passkeys are deleted ${graceDays} days after you request it.`}
    >
      {scheduled ? (
        <Scheduled day={firmDay(scheduled)} />
      ) : (
        <p>
          <button
            type="button"
            className="button button-quiet button-risk"
            onClick={() => setOpen("delete-account")}
          >
            Delete my account
          </button>
        </p>
      )}
      {open === "delete-account" && !scheduled ? (
        <DeletionDialog onClose={() => setOpen(null)} />
      ) : null}
    </SettingsSection>
  );
}
