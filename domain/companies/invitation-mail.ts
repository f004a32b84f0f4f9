import { firm } from "../../content/firm.ts";
import { firmDay } from "../../content/firm-day.ts";
import { paragraph, toPerson } from "../address-mail.ts";
import { plainCompany } from "./plain-company.ts";
import { type SeatRole, seatRoleWords } from "./schema.ts";

type Values = {
  invitationId: string;
  email: string;
  inviter: string;
  company: string;
  role: SeatRole;
  expires: Date;
  appUrl: string;
};

export function invitationMail(values: Values) {
  const { invitationId, email, inviter, role, expires, appUrl } = values;
  const company = plainCompany(values.company);
  return toPerson(
    { email, firstName: null },
    {
      kind: "seat-invitation",
      key: `${invitationId}-${expires.getTime().toString(36)}`,
      heading: `You are invited to join ${company ?? "a company"}`,
      parts: [
        paragraph(
          `${inviter} would like you to join ${company ?? "their company"} at ${firm.name}, where you can follow its consulting hours and requests.`,
        ),
        {
          kind: "facts",
          rows: [
            ["Your role", seatRoleWords[role].label],
            ["What it can do", seatRoleWords[role].may],
            ["Good until", firmDay(expires)],
          ],
        },
        {
          kind: "button",
          label: "See the invitation",
          href: `${appUrl}/invitations/${invitationId}`,
        },
        paragraph(
          `Sign in as ${email} to accept: the invitation works for no other address. You don’t need a password.`,
        ),
        paragraph("If you were not expecting this, you can ignore this email."),
      ],
    },
  );
}
