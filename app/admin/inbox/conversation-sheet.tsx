import type { Conversation } from "../../../domain/desk/schema.ts";
import { CompanySection } from "../companies/company-section.tsx";
import type { Onward } from "./use-next.ts";
import { AnswerBox } from "./answer-box.tsx";
import { ConversationTools } from "./conversation-tools.tsx";
import { History } from "./history.tsx";
import { MakeCompany } from "./make-company.tsx";
import { MergeConversation } from "./merge-conversation.tsx";
import { Promised } from "./promise.tsx";
import { RequestWork } from "./request-work.tsx";
import { Turns } from "./turns.tsx";
import { WhoWrote } from "./who-wrote.tsx";

type Props = { conversation: Conversation; onward: Onward | undefined };

export function ConversationSheet({ conversation, onward }: Props) {
  const { kind, status, clock, messages, from, companyId } = conversation;
  const isSpam = status === "spam";
  return (
    <div className="company-sheet conversation">
      <CompanySection heading="Answer promised">
        <div className="conversation-promise">
          <Promised clock={clock} />
          {clock && clock.pausedMinutes > 0 ? (
            <span className="record-detail">
              Stood still for {clock.pausedMinutes} business minutes
            </span>
          ) : null}
        </div>
      </CompanySection>
      <div className="conversation-said">
        <Turns messages={messages} from={from} />
        {isSpam ? (
          <p className="hint">This is marked as spam. Change its status to answer it.</p>
        ) : (
          <AnswerBox conversation={conversation} onward={onward} />
        )}
      </div>
      <aside aria-label="About the conversation">
        <CompanySection heading="What happens with it">
          <ConversationTools conversation={conversation} />
          {isSpam ? null : <MergeConversation conversation={conversation} />}
        </CompanySection>
        {kind === "request" && companyId !== null ? (
          <CompanySection heading="Work on it">
            <RequestWork conversation={{ ...conversation, companyId }} />
          </CompanySection>
        ) : null}
        <CompanySection heading="Who wrote">
          <WhoWrote conversation={conversation} />
          {kind === "lead" && !isSpam && status !== "won" ? (
            <MakeCompany conversation={conversation} />
          ) : null}
        </CompanySection>
        <CompanySection heading="History">
          <History conversation={conversation} />
        </CompanySection>
      </aside>
    </div>
  );
}
