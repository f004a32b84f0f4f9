import { type Conversation, statusesOf, urgencies } from "../../../domain/desk/schema.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { ListFilter } from "../lists/list-tools.tsx";
import { useStaff } from "../work/use-staff.ts";
import { seenTurn } from "./seen-turn.ts";
import { statusWords, urgencyWords } from "./status-words.ts";
import { useStep } from "./use-conversation.ts";
import { WrittenMeanwhile } from "./written-meanwhile.tsx";

type Props = { conversation: Conversation };

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
  const staff = useStaff();
  const { mutate, error } = useStep<object>(id, { method: "PATCH", part: "" });
  const other = seenTurn(error);
  const seen = messages.at(-1)?.id;
  const hide = (change: object) =>
    mutate({ ...change, ...(seen === undefined ? {} : { after: seen }) });
  const until = (hours: string) =>
    new Date(Date.parse(readAt) + Number(hours) * hourMs).toISOString();
  const isKnown = assigneeId === null || staff.some((one) => one.id === assigneeId);
  const isPutOff = snoozedUntil !== null;
  return (
    <div className="conversation-tools">
      <ListFilter
        label="Status"
        value={status}
        options={statusesOf[kind].map((value) => ({ value, label: statusWords[value] }))}
        onChoose={(chosen) => hide({ status: chosen })}
      />
      <ListFilter
        label="Assigned to"
        value={assigneeId ?? ""}
        options={[
          { value: "", label: "Nobody" },
          ...staff.map(({ id: value, name }) => ({ value, label: name })),
          ...(isKnown ? [] : [{ value: assigneeId, label: assignee ?? "Somebody who has left" }]),
        ]}
        onChoose={(chosen) => mutate({ assignee: chosen === "" ? null : chosen })}
      />
      {companyId === null ? null : (
        <ListFilter
          label="Urgency"
          value={urgency}
          options={urgencies.map((value) => ({ value, label: urgencyWords[value] }))}
          onChoose={(chosen) => mutate({ urgency: chosen })}
        />
      )}
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
      {other ? (
        <WrittenMeanwhile turn={other} outcome="Nothing was changed.">
          {other.by ?? "The client"} has written
        </WrittenMeanwhile>
      ) : (
        <FormProblem>
          {error ? failureText(error, "The server did not respond. Nothing was changed.") : null}
        </FormProblem>
      )}
    </div>
  );
}
