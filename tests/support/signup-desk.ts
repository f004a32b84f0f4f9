import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { membershipSignups } from "../../domain/billing/tables.ts";
import { openTestApp } from "./app.ts";
import { saveCard } from "./saved-card.ts";
import { startMailServer } from "./smtp.ts";

const at = "/api/admin/membership-signups";

type Verb = "confirm" | "cancel";

const json = (cookie: string, body: unknown) => ({
  headers: { Cookie: cookie, "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** An app, its mail server, and staff who decide on signups. */
export async function openSignupDesk() {
  const mail = await startMailServer();
  const home = await openTestApp({
    SMTP_URL: mail.url,
    MAIL_FROM: "office@firm.example",
    ADMIN_EMAILS: trialAddresses.admin,
  });
  const admin = await home.signIn(trialAddresses.admin, {
    expire: new Date(Date.now() + 30 * 86_400_000),
  });
  return {
    home,
    mail,
    admin,
    async signup(
      email: string,
      planId = "fractional-cto",
      card?: Parameters<typeof saveCard>[2],
    ): Promise<number> {
      const saved = await saveCard(home, email, card);
      const [row] = await home.database.db
        .insert(membershipSignups)
        .values({
          firstName: "Grace",
          lastName: "Hopper",
          email,
          phone: "(909) 555-0101",
          company: "Compilers",
          planId,
          ...saved,
          cardBrand: "amex",
          cardLast4: "0005",
        })
        .returning({ id: membershipSignups.id });
      return row!.id;
    },
    list: (query = "", cookie = admin) =>
      home.request("GET", `${at}${query}`, { headers: { Cookie: cookie } }),
    decide: (id: number, verb: Verb, cookie = admin) =>
      home.request("PATCH", `${at}/${id}/${verb}`, { headers: { Cookie: cookie } }),
    charge: (id: number) => home.request("POST", `${at}/${id}/charge`, json(admin, {})),
    decideWith: (id: number, verb: Verb, body: unknown) =>
      home.request("PATCH", `${at}/${id}/${verb}`, json(admin, body)),
    preview: (id: number, verb: Verb, body: unknown = {}, cookie = admin) =>
      home.request("POST", `${at}/${id}/${verb}/preview`, json(cookie, body)),
    async rowOf(id: number) {
      const [row] = await home.database.db
        .select()
        .from(membershipSignups)
        .where(eq(membershipSignups.id, id));
      return row;
    },
    async mailAbout(id: number) {
      const job = { name: "signup-decision", payload: { signupId: id } };
      expect(home.sent).toContainEqual(job);
      mail.received.length = 0;
      await home.runJob(job);
      return mail.received;
    },
    async close() {
      await home.close();
      await mail.close();
    },
  };
}

export type SignupDesk = Awaited<ReturnType<typeof openSignupDesk>>;
