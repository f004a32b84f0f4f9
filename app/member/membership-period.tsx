import { hoursOnceCharged } from "../../content/awaited-period.ts";
import { unbroken } from "../../content/unbroken.ts";
import { firmLastDay } from "../../content/firm-day.ts";
import { unusedHours } from "../../content/terms.ts";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { useAddressPart } from "../use-address.ts";

const trouble: Record<string, { what: string; rest: string }> = {
  paused: {
    what: "This membership is paused: no hours are added, and the ones you have are kept. Manage plan shows when it resumes.",
    rest: "if you have a question.",
  },
  past_due: {
    what: "A payment has not gone through yet. The hours you have stay yours to use; new ones are added once it is paid.",
    rest: "if you need help with it.",
  },
};

function Trouble({ status, end }: { status: string; end: string | null }) {
  const [, setWrite] = useAddressPart("write");
  const { what, rest } = trouble[status] ?? {
    what:
      status === "expired" && end
        ? `This membership ended on ${unbroken(firmLastDay(end))}. Hours that are left can be used until they expire.`
        : "This membership is not currently active.",
    rest: "to continue it.",
  };
  return (
    <p className="membership-trouble">
      {what}{" "}
      {status === "past_due" ? (
        <>
          <a className="link" href="/dashboard/billing">
            See what it needs, and pay it
          </a>
          , or{" "}
        </>
      ) : null}
      <button type="button" className="link" onClick={() => setWrite("support")}>
        {status === "past_due" ? "write to us" : "Write to us"}
      </button>{" "}
      {rest}
    </p>
  );
}

/** The next period has begun, and its charge has not gone through yet. */
export const awaitsPeriod = ({
  membershipPlan: plan,
  membershipStatus: status,
  membershipEndDate: end,
}: CurrentUser) => plan !== "free" && status === "active" && end === null;

export function MembershipPeriod({ member }: { member: CurrentUser }) {
  const { membershipStatus: status, membershipEndDate: end } = member;
  if (status !== "active") return <Trouble status={status} end={end} />;
  if (awaitsPeriod(member))
    return (
      <p className="membership-period">
        A new period has begun. Its hours {hoursOnceCharged} {unusedHours}
      </p>
    );
  if (!end) return null;
  return (
    <p className="membership-period">
      This period runs through <span className="nowrap">{firmLastDay(end)}</span>. {unusedHours}
    </p>
  );
}
