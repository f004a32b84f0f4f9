import { firm } from "../../content/firm.ts";
import { memberEnquiryInput, memberTopics } from "../../domain/enquiries/schema.ts";
import { request } from "../api-client/api-fetch.ts";
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

type Props = { topic: Topic; onSent: () => void; onClose: () => void };

export function EnquiryDialog({ topic, onSent, onClose }: Props) {
  return (
    <MessageDialog
      draft={topic}
      words={{ ...words[topic], title: memberTopics[topic], send: "Send message" }}
      message={memberEnquiryInput.shape.message}
      send={async (message, key): Promise<{ message: string }> =>
        (await request("POST", "/api/account/enquiries", { topic, message, key })).json()
      }
      onSent={({ message: description }) => {
        toast({ title: "Thank you for reaching out!", description });
        onSent();
      }}
      onClose={onClose}
    />
  );
}
