import { ListBody } from "../lists/list-body.tsx";
import { ListFilter, ListSearch, ListSort } from "../lists/list-tools.tsx";
import { sorts } from "../lists/sorts.ts";
import { useAddress } from "../use-address.ts";
import { DecideSignup } from "./decide-signup.tsx";
import { SignupsTable } from "./signups-table.tsx";
import { readSignupsView, useSignups } from "./use-signups.ts";

const statuses = [
  { value: "", label: "Any status" },
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
      <div className="list-tools">
        <ListSearch label="Search signups" words={view.q} change={change} />
        <ListFilter
          label="Show"
          value={view.status}
          options={statuses}
          onChoose={(status) => change({ status, page: null })}
        />
        <ListSort view={view} options={sorts} change={change} />
      </div>
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
