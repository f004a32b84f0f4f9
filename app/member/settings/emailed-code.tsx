import { request } from "../../api-client/api-fetch.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { useMemberMutation } from "../use-member-mutation.ts";
import { reauthentication } from "./reauthentication-query.ts";

type Props = { isOnlyWay: boolean; onAsked: () => void };

export function EmailedCode({ isOnlyWay, onAsked }: Props) {
  const ask = useMemberMutation({
    mutationFn: () => {
      const { pathname, search } = window.location;
      return request("POST", `${reauthentication}/email`, { returnTo: pathname + search });
    },
    onSuccess: onAsked,
  });
  return (
    <ActionButton
      action={ask}
      label="Email me a code"
      pending="Sending..."
      failed="No code was sent. Check your connection and try again."
      kind={isOnlyWay ? "primary" : "quiet"}
    />
  );
}
