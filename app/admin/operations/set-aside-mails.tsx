import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { retention } from "../../../content/retention.ts";
import { sayPeriod } from "../../../content/say-retention.ts";
import type { SetAsideMail } from "../../../domain/desk/mail/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { toast } from "../../ui/toast-store.ts";
import { Moment } from "../moment.tsx";
import { StaffSection } from "./staff-section.tsx";

export const setAsidePath = "/api/admin/set-aside-mails";

const reasons: Record<SetAsideMail["reason"], string> = {
  loop: "Our own mail came back",
  bounce: "A mail could not be delivered",
  auto_reply: "An automatic reply",
  list: "From a mailing list",
  calendar: "An answer to an invitation",
  no_sender: "It does not say whom it is from",
  unproved: "The mail server doubts that it is from this address",
  stranger: "Sent to a conversation by somebody who has no part in it",
  spam: "From a lead that is marked as spam",
  staff: "From one of the staff, and to no conversation",
  too_many: "Too many within an hour",
  too_large: "Larger than 25 MB: it is only in the mailbox",
  failed: "It could not be read",
};

function Mail({ mail }: { mail: SetAsideMail }) {
  const { id, address, name, subject, excerpt, reason, createdAt } = mail;
  const queries = useQueryClient();
  const done = (title: string) => ({
    onSuccess: () => toast({ title }),
    onSettled: () => queries.invalidateQueries({ queryKey: [setAsidePath] }),
  });
  const intake = useSingleMutation({
    mutationFn: () => request("POST", `${setAsidePath}/${id}/intake`),
    ...done("Taken in as a lead"),
  });
  const dismissal = useSingleMutation({
    mutationFn: () => request("POST", `${setAsidePath}/${id}/dismissal`),
    ...done("Dismissed"),
  });
  return (
    <li ref={useHandOverFocus<HTMLLIElement>()} className="quarantined">
      <div className="quarantined-head">
        <span className="record-name">{subject}</span>
        <span>{name === address ? address : `${name}, ${address}`}</span>
        <Moment iso={createdAt} withTime />
      </div>
      <p className="quarantined-text">{excerpt}</p>
      <p className="hint">{reasons[reason]}.</p>
      <div className="row-actions">
        <ActionButton
          action={intake}
          label="Take it in"
          about={`“${subject}”`}
          pending="Taking it in..."
          failed={noAnswer}
          kind="quiet"
        />
        <ActionButton
          action={dismissal}
          label="Dismiss"
          about={`“${subject}”`}
          pending="Dismissing..."
          failed={noAnswer}
          kind="quiet"
        />
      </div>
    </li>
  );
}

export function SetAsideMails() {
  return (
    <StaffSection<SetAsideMail[]>
      id="set-aside-heading"
      heading="Emails set aside"
      note={`The latest hundred that no person seems to wait for an answer to, or that fit no conversation. None was answered. What you take in becomes a lead; what you dismiss is deleted ${sayPeriod(retention.dismissedMails.kept)} after it came.`}
      path={setAsidePath}
      rows="emails set aside"
    >
      {(mails) =>
        mails.length > 0 && (
          <>
            <Link className="link" to="/admin/inbox">
              The inbox
            </Link>
            <ul className="quarantine">
              {mails.map((mail) => (
                <Mail key={mail.id} mail={mail} />
              ))}
            </ul>
          </>
        )
      }
    </StaffSection>
  );
}
