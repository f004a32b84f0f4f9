import { cardName, type ListedSignup } from "../../../domain/billing/schema.ts";
import { chargeWords } from "../../plan/charge-words.ts";
import { AdminList } from "../lists/admin-list.tsx";
import {
  applicantColumns,
  applicantSorts,
  planName,
  applicantFilter,
} from "../lists/applicant-columns.tsx";
import { RowButton } from "../lists/row-button.tsx";
import { Moment } from "../moment.tsx";
import { useAddress } from "../../use-address.ts";
import { ChargeAgain } from "./charge-again.tsx";
import { DecideSignup, type SignupDecision } from "./decide-signup.tsx";
import { readSignupsView, signupsPath, useSignups } from "./use-signups.ts";
import { signupStatuses, unpaidMarks } from "./signup-statuses.ts";

const columns = (onDecide: (decision: SignupDecision) => void) =>
  applicantColumns<ListedSignup>({
    statuses: signupStatuses,
    standing: ({ charge }) => (charge && unpaidMarks[charge]) ?? null,
    plan: {
      label: "Plan",
      cell: ({ planId, term }) => (
        <>
          {planName(planId)}
          {term === "year" ? <span className="record-detail">Yearly</span> : null}
        </>
      ),
    },
    createdAt: "Signed up",
    note: () => null,
    reference: cardName,
    actions: (signup, name) => (
      <>
        <RowButton
          label="Confirm"
          about={name}
          kind="primary"
          onPress={() => onDecide({ applicant: signup, verb: "confirm" })}
        />
        <RowButton
          label="Cancel signup"
          about={name}
          onPress={() => onDecide({ applicant: signup, verb: "cancel" })}
        />
      </>
    ),
    decision: ({ id, company, confirmedAt, charge }) =>
      confirmedAt && (
        <>
          <Moment iso={confirmedAt} />
          {charge ? (
            <span
              className="record-detail"
              data-trouble={unpaidMarks[charge]?.mark === "late" || undefined}
            >
              {chargeWords[charge]}
            </span>
          ) : null}
          {charge === "refused" || charge === "over" ? (
            <ChargeAgain path={`${signupsPath}/${id}/charge`} about={company} />
          ) : null}
        </>
      ),
  });

export function SignupsList() {
  const { params, change } = useAddress();
  const view = readSignupsView(params);
  const signups = useSignups(view);
  return (
    <DecideSignup>
      {(ask) => (
        <AdminList
          what="signup"
          csv={`${signupsPath}.csv`}
          caption="Paid signups"
          none="No paid signups yet. Everyone who saves a card at /signup appears here, and you get an email."
          list={signups}
          view={view}
          change={change}
          filters={[applicantFilter(signupStatuses)]}
          sorts={applicantSorts}
          columns={columns(ask)}
        />
      )}
    </DecideSignup>
  );
}
