import {
  type Conversation,
  type DeskMessage,
  isActive,
  statusesOf,
  urgencies,
} from "../../../domain/desk/schema.ts";
import { Failure } from "../../ui/failure.tsx";
import { ListFilter } from "../lists/list-tools.tsx";
import { useStaffOptions } from "../work/use-staff.ts";
import { currentOf } from "../../api-client/current-of.ts";
import { statusWords, urgencyWords } from "./status-words.ts";
import { useChanges } from "./use-conversation.ts";
import { WrittenMeanwhile } from "./written-meanwhile.tsx";

type Props = { conversation: Conversation };

type Chosen = {
  status: string;
  assignee: string | null;
  urgency: string;
  snoozeUntil: string | null;
  after?: string;
  before?: { assignee: string | null };
};

const hourMs = 3_600_000;

const putOff = [
  { value: "4", label: "For 4 hours" },
  { value: "24", label: "For a day" },
  { value: "72", label: "For 3 days" },
  { value: "168", label: "For a week" },
];

export function ConversationTools({ conversation }: Props) {
  const {
    id,
    kind,
    messages,
    status,
    assigneeId,
    assignee,
    urgency,
    companyId,
    snoozedUntil,
    readAt,
  } = conversation;
  const staff = useStaffOptions();
  const { waiting, refusal, change } = useChanges<Partial<Chosen>>(id);
  // Shown from the moment it is chosen, until the answer says what it has become.
  const shown = waiting.reduce<Chosen>((all, one) => Object.assign(all, one), {
    status,
    assignee: assigneeId,
    urgency,
    snoozeUntil: snoozedUntil,
  });
  const other = (currentOf(refusal) ?? null) as DeskMessage | null;
  const seen = messages.at(-1)?.id;
  const hide = (chosen: Partial<Chosen>) =>
    change({ ...chosen, ...(seen === undefined ? {} : { after: seen }) });
  const until = (hours: string) =>
    new Date(Date.parse(readAt) + Number(hours) * hourMs).toISOString();
  const isPutOff = shown.snoozeUntil !== null;
  return (
    <div className="conversation-tools">
      <ListFilter
        label="Status"
        value={shown.status}
        options={statusesOf[kind].map((value) => ({ value, label: statusWords[value] }))}
        onChoose={(value) => hide({ status: value })}
      />
      <ListFilter
        label="Assigned to"
        value={shown.assignee ?? ""}
        options={[{ value: "", label: "Nobody" }, ...staff]}
        unlisted={assignee ?? "Somebody who has left"}
        onChoose={(value) =>
          change({
            assignee: value === "" ? null : value,
            before: { assignee: shown.assignee },
          })
        }
      />
      {companyId === null ? null : (
        <ListFilter
          label="Urgency"
          value={shown.urgency}
          options={urgencies.map((value) => ({ value, label: urgencyWords[value] }))}
          onChoose={(value) => change({ urgency: value })}
        />
      )}
      {isActive(shown) ? (
        <ListFilter
          label="Put off"
          value={isPutOff ? "now" : ""}
          options={[
            { value: "", label: "Not put off" },
            ...(isPutOff ? [{ value: "now", label: "Put off" }] : []),
            ...putOff,
          ]}
          onChoose={(hours) => hide({ snoozeUntil: hours === "" ? null : until(hours) })}
        />
      ) : null}
      {other ? (
        <WrittenMeanwhile turn={other} outcome="Nothing was changed.">
          {other.by ?? "The client"} has written
        </WrittenMeanwhile>
      ) : (
        <Failure error={refusal} otherwise="The server did not respond. Nothing was changed." />
      )}
    </div>
  );
}
