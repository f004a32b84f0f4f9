import { passkeysWork, showPasskey } from "../../api-client/passkeys.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { useMemberMutation } from "../use-member-mutation.ts";

export function OwnPasskey({ onDone }: { onDone: () => void }) {
  const show = useMemberMutation({
    mutationFn: () => showPasskey("/api/account/reauthentication/passkey"),
    onSuccess: onDone,
  });
  if (!passkeysWork()) return <p className="hint">This browser doesn’t support passkeys.</p>;
  return (
    <ActionButton
      action={show}
      label="Use a passkey"
      pending="Waiting for your device..."
      failed="No passkey was used. Try again when your device is ready."
    />
  );
}
