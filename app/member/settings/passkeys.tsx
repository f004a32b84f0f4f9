import { useQuery } from "@tanstack/react-query";
import { passkeysWork } from "../../api-client/passkeys.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { useIsAlive } from "../../ui/use-is-alive.ts";
import { WriteToUs } from "../write-to-us.tsx";
import { useAddressPart } from "../../use-address.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { passkeysHeading, passkeysQuery } from "./passkeys-query.ts";
import { SettingsSection } from "./settings-section.tsx";
import { WaitingRows } from "./waiting-rows.tsx";

function List() {
  const query = useQuery(passkeysQuery);
  const { data: passkeys, isError } = query;
  const [open, setOpen] = useAddressPart("open");
  const supported = useIsAlive() && passkeysWork();
  if (isError)
    return (
      <CannotLoad what="Your passkeys" query={query}>
        <WriteToUs />
      </CannotLoad>
    );
  if (!passkeys) return <WaitingRows what="your passkeys" />;
  return (
    <>
      {passkeys.length > 0 ? (
        <ul className="settings-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p>You have none yet. You sign in with a code we email you.</p>
      )}
      {supported ? (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => setOpen("new-passkey")}
          >
            Add a passkey
          </button>
        </p>
      ) : (
        <p className="hint">
          This browser doesn't support passkeys. Open this page in another browser.
        </p>
      )}
      {supported && open === "new-passkey" ? <PasskeyDialog onClose={() => setOpen(null)} /> : null}
    </>
  );
}

export function Passkeys({ provider }: { provider: string | null }) {
  return (
    <SettingsSection
      id={passkeysHeading}
      heading="Passkeys"
      text="Sign in with your fingerprint, face or PIN. Your device keeps the key; we never see it."
    >
      {provider ? <p>You sign in with {provider}. Set up passkeys there.</p> : <List />}
    </SettingsSection>
  );
}
