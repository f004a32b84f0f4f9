import type { CSSProperties } from "react";
import { lastMonthDay, monthDay } from "../../../content/civil-day.ts";
import { sayMinutes } from "../../../content/minutes.ts";
import type { ListedGrant } from "../../../domain/hours/schema.ts";
import { grantWords } from "./grant-words.ts";

function Stretch({ grant, isNext }: { grant: ListedGrant; isNext: boolean }) {
  const { kind, minutes, remainingMinutes: left } = grant;
  return (
    <span
      className={`grant-run grant-${kind} ${isNext ? "grant-next" : ""}`}
      style={{ "--minutes": minutes, "--left": left / minutes } as CSSProperties}
    />
  );
}

function Grant({ grant, isNext }: { grant: ListedGrant; isNext: boolean }) {
  const { kind, minutes, remainingMinutes: left, effective, expires } = grant;
  return (
    <li className={isNext ? "grant-next" : undefined}>
      <strong>{sayMinutes(left)} left</strong>
      <span>
        {left === minutes ? null : `of ${sayMinutes(minutes)} `}
        {isNext ? <em>used next</em> : null}
      </span>
      <span>
        {grantWords[kind]} from {monthDay(effective)}
      </span>
      <span>Good through {lastMonthDay(expires)}</span>
    </li>
  );
}

/** They come in the order the ledger draws from them. */
export function GrantsPicture({ grants }: { grants: ListedGrant[] }) {
  return (
    <div className="grants">
      <p className="grants-line" aria-hidden="true">
        {grants.map((grant) => (
          <Stretch key={grant.id} grant={grant} isNext={grant === grants[0]} />
        ))}
      </p>
      <ol aria-label="In the order we use them">
        {grants.map((grant) => (
          <Grant key={grant.id} grant={grant} isNext={grant === grants[0]} />
        ))}
      </ol>
    </div>
  );
}
