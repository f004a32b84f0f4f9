import { expect } from "vitest";
import { type FakeStripe, startStripe } from "../fakes/stripe.ts";
import { adminOf, callerOf } from "../support/admin-of.ts";
import { startDovecot } from "../support/dovecot.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { readMailedCode } from "../support/mailed-code.ts";
import { eventually } from "../support/program.ts";
import { saveCardOf } from "../support/sign-up.ts";
import { type MailServer, startMailServer } from "../support/smtp.ts";

export type Call = Awaited<ReturnType<typeof callerOf>>;

type Listed = { id: string };

/** The servers that the program talks to. */
export async function openNeighbors({ withInbox }: { withInbox: boolean }) {
  const [stripe, smtp] = await Promise.all([startStripe(), startMailServer()]);
  const inbox = withInbox ? await startDovecot() : null;
  return {
    stripe,
    smtp,
    inbox,
    env: {
      TRUST_PROXY: "1",
      SMTP_URL: smtp.url,
      MAIL_FROM: "hello@firm.example",
      SECRET: "one secret that all of them share, long enough",
      LOG_LEVEL: "warn",
      ...stripe.settings,
      ...(inbox ? { INBOX_URL: inbox.url } : {}),
    },
    async close() {
      await Promise.all([stripe.close(), smtp.close(), inbox?.stop()]);
    },
  };
}

export type Neighbors = Awaited<ReturnType<typeof openNeighbors>>;

export const signups = "/api/admin/membership-signups";

export async function signupOf(staff: Call, email: string): Promise<number> {
  const find = new URLSearchParams({ q: email });
  const [row] = await staff<{ id: number }[]>("GET", `${signups}?${find}`);
  if (!row) throw new Error(`${email} has no signup`);
  return row.id;
}

type Program = { url: string };

async function openMember(program: Program, staff: Call, email: string, given: Given) {
  await (
    await saveCardOf(program, given.stripe, email)
  )();
  await staff("PATCH", `${signups}/${await signupOf(staff, email)}/confirm`);
  const call = await callerOf(program, email, given.readCode);
  const find = new URLSearchParams({ q: email });
  const [company] = await staff<Listed[]>("GET", `/api/admin/companies?${find}`);
  return { email, call, companyId: company!.id };
}

type Given = {
  stripe: FakeStripe;
  readCode: (_: Program, email: string, after?: string) => Promise<string>;
};

async function openLead(program: Program, staff: Call, email: string): Promise<string> {
  expect((await postEnquiry(program, enquiry(email), 60_000)).status).toBe(201);
  const find = new URLSearchParams({ q: email });
  const [lead] = await staff<Listed[]>("GET", `/api/admin/inbox?${find}`);
  return lead!.id;
}

/** Staff, members whose first month a card has paid, and leads to answer. */
export async function openFirm(
  program: Program,
  { stripe, smtp }: { stripe: FakeStripe; smtp: MailServer },
  many = 3,
) {
  const readCode = (_: Program, email: string, after = "") => readMailedCode(smtp, email, after);
  const staff = await adminOf(program, readCode);
  const members: Awaited<ReturnType<typeof openMember>>[] = [];
  for (let n = 1; n <= many; n += 1)
    members.push(
      await openMember(program, staff, `member-${n}@load.example`, { stripe, readCode }),
    );
  const leads: { id: string; email: string }[] = [];
  for (let n = 1; n <= many; n += 1) {
    const email = `lead-${n}@load.example`;
    leads.push({ id: await openLead(program, staff, email), email });
  }
  await eventually(async () => {
    for (const { call } of members)
      expect(await call("GET", "/api/billing")).toMatchObject({
        subscription: { status: "active" },
      });
  });
  return { staff, members, leads };
}

export type Firm = Awaited<ReturnType<typeof openFirm>>;
