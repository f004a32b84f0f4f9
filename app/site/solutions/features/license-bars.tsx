import { licenseBars, mostUsers } from "../../../../content/solution-features/license-bars.ts";

export default function LicenseBars() {
  return (
    <ul className="license-bars">
      {licenseBars.map(({ users, price }) => (
        <li key={users}>
          <strong>
            {users} <span>users</span>
          </strong>
          <svg aria-hidden="true">
            <rect width={`${(100 * users) / mostUsers}%`} height="100%" />
          </svg>
          <strong>
            {price} <span>a month</span>
          </strong>
        </li>
      ))}
      <li>
        <strong>
          {mostUsers} <span>users</span>
        </strong>
        <p>
          <a className="link" href="#comparison">
            At {mostUsers} users, compare all three
          </a>
        </p>
      </li>
    </ul>
  );
}
