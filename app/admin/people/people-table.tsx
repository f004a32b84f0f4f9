import type { SignedInPerson } from "../../../domain/accounts/schema.ts";
import { Moment } from "../moment.tsx";
import { nameOf } from "./name-of.ts";

type Props = {
  people: SignedInPerson[];
  /** Who is looking. */
  adminId: string;
  onSignOut: (person: SignedInPerson) => void;
};

export function PeopleTable({ people, adminId, onSignOut }: Props) {
  return (
    <table className="records">
      <caption className="sr-only">People who are signed in</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Signed in</th>
          <th scope="col">Last used</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td data-label="Name">
              <span className="record-name">{nameOf(person) ?? "No name given"}</span>
            </td>
            <td data-label="Email" className="record-email">
              {person.email}
            </td>
            <td data-label="Signed in" className="figure">
              {person.sessions === 1 ? "In 1 place" : `In ${person.sessions} places`}
            </td>
            <td data-label="Last used" className="figure">
              <Moment iso={person.lastUsedAt} />
            </td>
            <td data-label="Actions">
              {person.id === adminId ? (
                <a className="link" href="/dashboard/settings#sessions">
                  You: see your settings
                </a>
              ) : (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => onSignOut(person)}
                >
                  Sign out everywhere<span className="sr-only">: {person.email}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
