import { counted } from "../../../content/counted.ts";
import type { SignedInPerson } from "../../../domain/accounts/schema.ts";
import type { Column } from "../lists/data-table.tsx";
import { RowButton } from "../lists/row-button.tsx";
import { Moment } from "../moment.tsx";

export function nameOf({ firstName, lastName }: SignedInPerson): string | null {
  return [firstName, lastName].filter(Boolean).join(" ") || null;
}

export const peopleColumns = (
  adminId: string,
  onSignOut: (person: SignedInPerson) => void,
): Column<SignedInPerson>[] => [
  {
    label: "Name",
    cell: (person) => <span className="record-name">{nameOf(person) ?? "No name given"}</span>,
  },
  { label: "Email", className: "record-email", cell: ({ email }) => email },
  {
    label: "Signed in",
    className: "figure",
    cell: ({ sessions }) => counted(sessions, "session"),
  },
  {
    label: "Last active",
    className: "figure",
    cell: ({ lastUsedAt }) => <Moment iso={lastUsedAt} withTime />,
  },
  {
    label: "Actions",
    cell: (person) =>
      person.id === adminId ? (
        <a className="link" href="/dashboard/settings#sessions">
          This is you: see your settings
        </a>
      ) : (
        <RowButton
          label="Sign out everywhere"
          about={person.email}
          onPress={() => onSignOut(person)}
        />
      ),
  },
];
