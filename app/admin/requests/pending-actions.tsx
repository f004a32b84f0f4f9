import { approvablePlans } from "../../../domain/applications/schema.ts";
import { openByKeys } from "../lists/open-by-keys.ts";
import { RowButton } from "../lists/row-button.tsx";
import type { Decision } from "./decide.tsx";

type Props = { name: string; onDecide: (planId: Decision["planId"]) => void };

export function PendingActions({ name, onDecide }: Props) {
  return (
    <>
      <select
        className="control approve-select"
        aria-label={`Approve ${name} as`}
        value=""
        onKeyDown={openByKeys}
        onChange={({ target }) => {
          const planId = approvablePlans.find((plan) => plan === target.value);
          if (planId) onDecide(planId);
        }}
      >
        <option value="" disabled hidden>
          Approve as...
        </option>
        {approvablePlans.map((plan) => (
          <option key={plan} value={plan}>
            {plan}
          </option>
        ))}
      </select>
      <RowButton label="Reject" about={name} onPress={() => onDecide(null)} />
    </>
  );
}
