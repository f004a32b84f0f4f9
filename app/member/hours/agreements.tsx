import { useQueryClient } from "@tanstack/react-query";
import { monthDay } from "../../../content/civil-day.ts";
import { dollars } from "../../../content/dollars.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import { overageCents } from "../../../content/overage.ts";
import { rates } from "../../../content/terms.ts";
import type { ToldWork } from "../../../domain/hours/schema.ts";
import { request, RequestError } from "../../api-client/api-fetch.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { toast } from "../../ui/toast-store.ts";
import { useMemberMutation } from "../use-member-mutation.ts";

const unsaved = "Your yes was not saved. Check your connection and try again.";

function Agreement({ line, isOwner }: { line: ToldWork; isOwner: boolean }) {
  const { id, text, date, by, where, billedMinutes, overageMinutes, updatedAt } = line;
  const shown = new URLSearchParams({ minutes: String(overageMinutes), updatedAt });
  const queries = useQueryClient();
  const row = useHandOverFocus<HTMLLIElement>();
  const cost = dollars(overageCents(overageMinutes, where));
  const agree = useMemberMutation({
    mutationFn: () =>
      request("POST", `/api/membership/work/${encodeURIComponent(id)}/agreement?${shown}`),
    onSuccess: async () => {
      toast({ title: "Agreed", description: `${by} can go ahead.` });
      await queries.invalidateQueries();
    },
    // The line is another by now, more of it goes beyond the hours, or nothing does.
    onError: (error) => {
      if (error instanceof RequestError && error.status === 409) void queries.invalidateQueries();
    },
  });
  return (
    <li ref={row} className="agreement">
      <div>
        <h3 className="text-title-3">{text}</h3>
        <p>
          {monthDay(date)}, {by}, {where}: {sayMinutes(billedMinutes)}, of which{" "}
          {sayMinutes(overageMinutes)} go beyond your hours. At {rates[where].member} an hour that
          is <strong>{cost}</strong>, billed after this period has closed.
        </p>
      </div>
      {isOwner ? (
        <ActionButton
          action={agree}
          kind="signal"
          label={`Agree to ${cost}`}
          about={`for ${text}`}
          pending="Agreeing..."
          failed={unsaved}
        />
      ) : (
        <p className="agreement-owner">An owner of your company can agree to it here.</p>
      )}
    </li>
  );
}

export function Agreements({ lines, isOwner }: { lines: ToldWork[]; isOwner: boolean }) {
  const waiting = lines.filter(({ waitsForAgreement }) => waitsForAgreement);
  if (waiting.length === 0) return null;
  return (
    <section className="shell agreements" aria-labelledby="agreements">
      <h2 id="agreements" className="text-title-2">
        {isOwner ? "Waiting for your yes" : "Waiting for your company’s yes"}
      </h2>
      <ul>
        {waiting.map((line) => (
          <Agreement key={line.id} line={line} isOwner={isOwner} />
        ))}
      </ul>
    </section>
  );
}
