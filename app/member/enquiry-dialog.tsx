import { useQueryClient } from "@tanstack/react-query";
import { firm } from "../../content/firm.ts";
import { memberEnquiryInput, memberTopics } from "../../domain/enquiries/schema.ts";
import { request, RequestError } from "../api-client/api-fetch.ts";
import { ofCompany } from "../api-client/of-company.ts";
import { toast } from "../ui/toast-store.ts";
import { MessageDialog } from "./message-dialog.tsx";

export type Topic = keyof typeof memberTopics;

const words: Record<Topic, { description: string; label: string }> = {
  consultation: {
    description: `Tell us what you'd like to discuss and when works for you. We're here ${firm.hours.inWords}, and we'll reply with a time.`,
    label: "What should we talk about?",
  },
  support: {
    description: "Tell us what happened and what you expected. We'll reply by email.",
    label: "What do you need help with?",
  },
};

const path = "/api/account/enquiries";

type Props = {
  topic: Topic;
  companyId: string | undefined;
  onSent: () => void;
  onClose: () => void;
};

export function EnquiryDialog({ topic, companyId, onSent, onClose }: Props) {
  const queries = useQueryClient();
  const at = companyId ? ofCompany(path, companyId) : path;
  return (
    <MessageDialog
      draft={companyId ? `${topic}/${companyId}` : topic}
      words={{ ...words[topic], title: memberTopics[topic], send: "Send message" }}
      message={memberEnquiryInput.shape.message}
      send={async (message, key): Promise<{ message: string }> => {
        try {
          return await (await request("POST", at, { topic, message, key })).json();
        } catch (error) {
          // Another company is in view: show that one.
          if (error instanceof RequestError && error.status === 409)
            void queries.invalidateQueries();
          throw error;
        }
      }}
      onSent={({ message: description }) => {
        toast({ title: "Thank you for reaching out!", description });
        onSent();
      }}
      onClose={onClose}
    />
  );
}
