import { eq } from "drizzle-orm";
import { trialAddresses } from "../../content/trial.ts";
import { messages } from "../../domain/desk/tables.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { type Company, newCompany, newPerson, type Person } from "./company.ts";

/** Two of the staff, of an app opened with these settings. */
export const twoStaff = {
  emails: [trialAddresses.admin, "grace@firm.example"],
  settings: { ADMIN_EMAILS: `${trialAddresses.admin},grace@firm.example` },
};

export async function newStaff(home: TestApp): Promise<[Person, Person]> {
  const [one = "", two = ""] = twoStaff.emails;
  return [await newPerson(home, { email: one }), await newPerson(home, { email: two })];
}

/** Turns the app's clock on to that moment. */
export function turnTo(home: TestApp, moment: string): void {
  home.advance(new Date(moment).getTime() - home.ctx.clock.now().getTime());
}

/** Answers its id. */
export async function ask({ call }: Pick<Person, "call">, more: object = {}): Promise<string> {
  const asked = { urgency: "standard", subject: "A wheel is stuck", text: "Please help.", ...more };
  const { status, body } = await call("POST", "/api/requests", asked);
  if (status !== 201) throw new Error(`${status}: ${body.message}`);
  return body.id;
}

/** Answers the id of the lead. */
export async function sendEnquiry(
  home: TestApp,
  { call }: Pick<Person, "call">,
  more: object = {},
  peer = "192.0.2.1",
): Promise<string> {
  const sent = {
    firstName: "Charles",
    lastName: "Babbage",
    email: "charles@example.org",
    company: "Difference Engines",
    phone: "909 555 0134",
    interestedIn: "growth-plan",
    message: "Can you automate my looms?",
    ...more,
  };
  // It is found as the newest, which two of one millisecond are not.
  home.advance(1);
  const answer = await home.post("/api/contact", sent, { peer });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { body } = await call("GET", "/api/admin/inbox?kind=lead&status=any&limit=100");
  const newest = body.toSorted((a: { createdAt: string }, b: { createdAt: string }) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  return newest[0].id;
}

/** Of an instant written as ISO text, give or take a minute. */
export function near(moment: string) {
  const wanted = new Date(moment).getTime();
  return { asymmetricMatch: (given: string) => Math.abs(Date.parse(given) - wanted) < 60_000 };
}

/** On a Friday; Monday is no holiday. */
export const lateOnFriday = "2031-03-07T16:30:00-08:00";

/** A company that asks, and two of the staff, from then on. */
export async function openDesk(more: Record<string, string> = {}) {
  const home = await openTestApp({ ...twoStaff.settings, ...more });
  turnTo(home, lateOnFriday);
  const [staff, colleague] = await newStaff(home);
  const own: Company = await newCompany(home);
  return {
    home,
    own,
    staff,
    colleague,
    askUrgently: () => ask(own.owner, { urgency: "urgent" }),
    read: async (id: string, { call }: Person = own.owner) =>
      (await call("GET", `/api/requests/${id}`)).body,
    see: async (id: string) => (await staff.call("GET", `/api/admin/inbox/${id}`)).body,
    reply: (id: string, more: object = {}, { call }: Person = staff) =>
      call("POST", `/api/admin/inbox/${id}/reply`, { text: "Turn it off and on.", ...more }),
    note: (id: string, text: string) =>
      staff.call("POST", `/api/admin/inbox/${id}/notes`, { text }),
    write: (id: string, text = "It still is.") =>
      own.owner.call("POST", `/api/requests/${id}/messages`, { text }),
    async change(id: string, change: object) {
      const { status, body } = await staff.call("PATCH", `/api/admin/inbox/${id}`, change);
      if (status !== 200) throw new Error(`${status}: ${body.message}`);
      return body;
    },
    async sentFor(name: string, id: string) {
      const turns = await home.database.db
        .select({ id: messages.id })
        .from(messages)
        .where(eq(messages.conversationId, id));
      const ids = new Set(turns.map((turn) => turn.id));
      return home.sent.filter(
        (job) => job.name === name && ids.has((job.payload as { messageId: string }).messageId),
      );
    },
    /** The newest first. */
    async mailsAbout(words: string) {
      const all = await home.services.mailbox!.list();
      const mails = await Promise.all(all.map(({ id }) => home.services.mailbox!.get(id)));
      return mails.filter((mail) => mail !== null).filter(({ text }) => text.includes(words));
    },
    close: () => home.close(),
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
