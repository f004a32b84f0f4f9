import { appUrl, inbox, sample, writtenAt } from "../mail-sample.ts";
import { failedMail } from "./failed-mail.ts";
import { goneMail } from "./gone-mail.ts";

export const webhookMails = {
  "webhook-failed": [500, null].map((answer) =>
    sample(failedMail, {
      inbox,
      endpointId: "4b8e0d52",
      host: "hooks.alder-finch.example",
      description: "Sales pipeline",
      type: "lead.created",
      createdAt: writtenAt,
      failedAt: writtenAt,
      answer,
      appUrl,
    }),
  ),
  "webhook-gone": ["Sales pipeline", ""].map((description) =>
    sample(goneMail, {
      inbox,
      endpointId: "4b8e0d52",
      host: "hooks.alder-finch.example",
      description,
      goneAt: writtenAt,
      appUrl,
    }),
  ),
};
