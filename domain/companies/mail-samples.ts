import { appUrl, dana, reader, sample, userId } from "../mail-sample.ts";
import { invitationMail } from "./invitation-mail.ts";
import { seatMovedMail } from "./seat-moved-mail.ts";
import { seatRemovedMail } from "./seat-removed-mail.ts";

const companyId = "2c9d61f4";

const move = {
  to: "8e07b3aa",
  userId,
  movedAt: "2026-03-05T18:24:00Z",
  readerId: userId,
  reader,
  who: { name: "Theo Marsh", email: "theo.marsh@alder-finch.example" },
  companies: { from: dana.company, to: "Alder & Finch Warehousing" },
};

export const companyMails = {
  "seat-invitation": [
    sample(invitationMail, {
      invitationId: "d5b8e9c2",
      email: "theo.marsh@alder-finch.example",
      inviter: "Dana Whitfield (dana.whitfield@alder-finch.example)",
      company: dana.company,
      role: "requester",
      expires: new Date("2026-03-19T18:24:00Z"),
      appUrl,
    }),
  ],
  "seat-removed": [
    sample(seatRemovedMail, {
      companyId,
      userId,
      removedAt: "2026-03-05T18:24:00Z",
      reader,
      company: dana.company,
    }),
  ],
  "seat-moved": [
    sample(seatMovedMail, { ...move, what: "moved" }),
    sample(seatMovedMail, { ...move, what: "left" }),
    sample(seatMovedMail, { ...move, what: "joined" }),
  ],
};
