import { firm } from "../../content/firm.ts";
import { paragraph, toPerson } from "../address-mail.ts";

type Values = { attemptId: string; email: string; code: string; link: string };

export const signInMail = ({ attemptId, email, code, link }: Values) =>
  toPerson(
    { email, firstName: null },
    {
      kind: "sign-in",
      key: attemptId.slice(0, 32),
      heading: "Your sign-in code",
      subject: `${code} is your ${firm.name} sign-in code`,
      preview: "It works once, for ten minutes. There is a link inside, too.",
      parts: [
        paragraph("Enter this code on the page where you asked to sign in:"),
        { kind: "code", text: code },
        paragraph("Or open this link in the same browser:"),
        { kind: "button", label: "Sign in", href: link },
        paragraph(
          "Each works once, for ten minutes, and only in the browser where you started. We will never ask you for this code by phone or email.",
        ),
        paragraph(
          "If you did not ask to sign in, you can ignore this email. Nobody can get in without the code or the link.",
        ),
      ],
    },
  );
