import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { useShortcut } from "../frame/use-shortcut.ts";
import { useWayBack } from "./conversation-link.tsx";
import { conversationTitle } from "./conversation-title.ts";
import { inboxPlace } from "./inbox-path.ts";
import { sayTimeLeft } from "./say-time-left.ts";
import type { Next, Onward } from "./use-next.ts";

export function NextConversation({ next }: { next: Next }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const to = `${inboxPlace}/${next.id}`;
  useShortcut("j", "Next conversation", () => navigate(to, { state }));
  return (
    <Link className="admin-back admin-onward" to={to} state={state} aria-keyshortcuts="j">
      <span className="onward-name">
        <span className="sr-only">Next conversation: </span>
        <span aria-hidden="true">Next: </span>
        {conversationTitle(next)}
      </span>
      <Icon of={ArrowRight} />
    </Link>
  );
}

export function AfterAnswer({ onward: { next, nobodyWaits } }: { onward: Onward }) {
  const { state } = useLocation();
  const back = useWayBack();
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => way.current?.focus(), []);
  const left = next?.clock?.leftMinutes;
  return (
    <p className="answer-next">
      Your answer is on its way.{" "}
      {next ? (
        <>
          <Link ref={way} className="link" to={`${inboxPlace}/${next.id}`} state={state}>
            Next conversation: {conversationTitle(next)}
          </Link>
          {typeof left === "number" ? `, ${sayTimeLeft(left).toLowerCase()}` : null}
        </>
      ) : (
        <>
          {nobodyWaits ? "Nobody else on this list waits for one. " : null}
          <Link ref={way} className="link" to={back.to}>
            Back to the inbox
          </Link>
        </>
      )}
    </p>
  );
}
