import { counted } from "../../../content/counted.ts";
import { seatRoleWords } from "../../../domain/companies/schema.ts";
import type { MergePreview } from "../../../domain/office/schema.ts";
import { CivilDay } from "../civil-day.tsx";
import { minutesInWords } from "../say-minutes.ts";

const many = (count: number, one: string, more = `${one}s`) =>
  count === 0 ? [] : [counted(count, one, more)];

const gainWords: Record<MergePreview["gains"][number], string> = {
  billingEmail: "billing email",
  phone: "phone",
  consultantId: "who looks after them",
  customerId: "customer at the card provider",
};

type Person = MergePreview["people"][number];

const roleOf = ({ before, after }: Person) => {
  const role = seatRoleWords[after].label.toLowerCase();
  if (before === null) return role;
  return before === after
    ? `stays ${role}`
    : `${role} instead of ${seatRoleWords[before].label.toLowerCase()}`;
};

export function MergeFacts({ preview }: { preview: MergePreview }) {
  const { from, into, people, grants } = preview;
  const moves = [
    ...many(preview.invitations, "open invitation"),
    ...many(preview.lines, "line of work without approval", "lines of work without approval"),
    ...many(preview.notes, "note"),
    ...many(preview.requests, "request"),
    ...many(preview.signups, "signup"),
    ...preview.gains.map((gain) => gainWords[gain]),
  ];
  const stays = [
    ...many(preview.memberships, "ended membership"),
    ...many(preview.approvedLines, "approved line of work", "approved lines of work"),
    ...many(preview.statements, "statement"),
  ];
  return (
    <dl className="merge-facts">
      <dt>People</dt>
      <dd>
        {people.length === 0 ? (
          "Nobody"
        ) : (
          <ul>
            {people.map((person) => (
              <li key={person.userId}>
                {person.name}, {roleOf(person)}
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>Hours left</dt>
      <dd>
        {grants.length === 0 ? (
          "None"
        ) : (
          <ul>
            {grants.map(({ id, remainingMinutes, expires }) => (
              <li key={id}>
                {minutesInWords(remainingMinutes)}, gone on <CivilDay date={expires} />
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>Also moves</dt>
      <dd>{moves.length === 0 ? "Nothing" : moves.join(", ")}</dd>
      <dt>Stays as it is</dt>
      <dd>
        {stays.length === 0
          ? "There is no history."
          : `${stays.join(", ")}, shown here as history of ${from.name}`}
        {preview.leavesCustomer
          ? `. Both are customers at the card provider: ${into.name} keeps its own.`
          : null}
      </dd>
    </dl>
  );
}
