import { ApplicantTools } from "../lists/applicant-tools.tsx";
import { ListBody } from "../lists/list-body.tsx";
import { useAddress } from "../use-address.ts";
import { DecideSignup } from "./decide-signup.tsx";
import { SignupsTable } from "./signups-table.tsx";
import { readSignupsView, useSignups } from "./use-signups.ts";

const statuses = [
  { value: "pending_confirmation", label: "To be called" },
  { value: "confirmed", label: "Confirmed" },
  { value: "cancelled", label: "Cancelled" },
];

export function SignupsList() {
  const { params, change } = useAddress();
  const view = readSignupsView(params);
  const signups = useSignups(view);
  return (
    <>
      <ApplicantTools what="signups" statuses={statuses} view={view} change={change} />
      <ListBody
        what="signup"
        list={signups}
        view={view}
        change={change}
        none="No paid signups yet. Whoever saves a card at /signup appears here, and you get a mail."
      >
        {(rows) => (
          <DecideSignup>
            {(ask) => <SignupsTable rows={rows} view={view} change={change} onDecide={ask} />}
          </DecideSignup>
        )}
      </ListBody>
    </>
  );
}
