import { firm } from "../../content/firm.ts";
import { enquiryThanks } from "../../content/thanks.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { memberEnquiryInput, memberTopics } from "../../domain/enquiries/schema.ts";
import { readStored, removeStored, writeStored } from "../browser-storage.ts";
import { request } from "../api-client/api-fetch.ts";
import { failureText } from "../api-client/failure-text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { FormProblem } from "../ui/form-problem.tsx";
import { toast } from "../ui/toast-store.ts";
import type { Topic } from "./quick-actions.tsx";
import { useMemberMutation } from "./use-member-mutation.ts";

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

const unsent =
  "Your message was not sent, but it is still here. Check your connection and try again.";

type Props = { topic: Topic; onClose: () => void };

export function EnquiryDialog({ topic, onClose }: Props) {
  // Unsent words survive a reload and a new sign-in in this tab.
  const draftKey = `fontana-draft-${topic}`;
  const [draft] = useState(() => readStored("sessionStorage", draftKey, z.string()) ?? "");
  const form = useForm({
    resolver: zodResolver(memberEnquiryInput),
    defaultValues: { topic, message: draft },
  });
  const { mutate, isPending, error } = useMemberMutation({
    mutationFn: (input: { topic: Topic; message: string }) =>
      request("POST", "/api/account/enquiries", input),
    onSuccess: () => {
      removeStored("sessionStorage", draftKey);
      toast({
        title: "Thank you for reaching out!",
        description: enquiryThanks,
      });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isPending || onClose()}
      title={memberTopics[topic]}
      description={words[topic].description}
    >
      <form
        className="form"
        noValidate
        onSubmit={form.handleSubmit((input) => isPending || mutate(input))}
      >
        <Field
          id="enquiry-message"
          label={words[topic].label}
          required
          rows={6}
          defaultValue={draft}
          error={form.formState.errors.message?.message}
          control={form.register("message", {
            onChange: (event: { target: { value: string } }) =>
              writeStored("sessionStorage", draftKey, event.target.value),
          })}
        />
        <FormProblem>{error ? failureText(error, unsent) : ""}</FormProblem>
        <div className="dialog-actions">
          <button type="button" className="button button-quiet" onClick={onClose}>
            Cancel
          </button>
          <button className="button button-primary" aria-disabled={isPending}>
            {isPending ? "Sending..." : "Send message"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
