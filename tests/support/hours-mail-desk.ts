import { trialAddresses } from "../../content/trial.ts";
import { openTestApp } from "./app.ts";
import { callerOf } from "./company.ts";
import { turnTo } from "./hours.ts";
import { startMailServer } from "./smtp.ts";

export type HoursMailDesk = Awaited<ReturnType<typeof openHoursMailDesk>>;

/** Staff from that day on, and what reaches anybody. */
export async function openHoursMailDesk(first: string) {
  const mail = await startMailServer();
  const from = { MAIL_FROM: "office@firm.example", FIRM_INBOX: "desk@firm.example" };
  const home = await openTestApp({ SMTP_URL: mail.url, ...from });
  await turnTo(home, first);
  const expire = new Date("2040-01-01");

  /** What reaches anybody because of this. */
  async function mailsOf(cause: () => Promise<unknown>) {
    const before = home.sent.length;
    mail.received.length = 0;
    await cause();
    for (const job of home.sent.slice(before)) await home.runJob(job);
    return mail.received.map(({ to, text }) => [to, text.split("\n")[0]]);
  }

  return {
    mail,
    home,
    staff: callerOf(home, await home.signIn(trialAddresses.admin, { expire })),
    mailsOf,
    run: (name: string) => mailsOf(() => home.runJob({ name, payload: {} })),
    async close() {
      await home.close();
      await mail.close();
    },
  };
}
