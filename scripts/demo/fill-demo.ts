import {
  demoAnswer,
  demoCompanies,
  demoConsultants,
  demoQuestion,
  demoRequests,
  demoWork,
} from "../../content/demo.ts";
import { plans } from "../../content/plans.ts";
import { approveRequest } from "../../domain/applications/decide-request.ts";
import { listRequests } from "../../domain/applications/list-requests.ts";
import { requestMembership } from "../../domain/applications/request-membership.ts";
import { requestQuery } from "../../domain/applications/schema.ts";
import { changeCompany } from "../../domain/companies/change-company.ts";
import { companyInView } from "../../domain/companies/company-in-view.ts";
import { findCompany } from "../../domain/companies/find-company.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { approveWork } from "../../domain/hours/approve-work.ts";
import { closeDuePeriods } from "../../domain/hours/close-due-periods.ts";
import { logWork } from "../../domain/hours/log-work.ts";
import { openDuePeriods } from "../../domain/hours/open-due-periods.ts";
import { issueDueInvoices } from "../../domain/invoices/issue-due-invoices.ts";
import { answerAboutWork, askAboutWork } from "../../domain/hours/question-work.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Chance } from "../chance.ts";
import { askInWeek } from "./ask-for-help.ts";
import type { Desk, Person } from "./desk.ts";
import { payInWeek } from "./pay-invoices.ts";
import { sellInWeek } from "./sell-projects.ts";

const dayMs = 24 * 60 * 60_000;

type Applicant = (typeof demoRequests)[number];
type Client = { companyId: string; owner: Person; consultant: Person; weeklyMinutes: number };

const hostOf = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, "-")}.example`;

/** A firm's year, week by week, through the same verbs as its website. Answers how many lines of work it has. */
export async function fillDemo(
  desk: Desk,
  today: Date,
  chance: Chance,
  weeks = 52,
): Promise<number> {
  desk.moveTo(new Date(today.getTime() - weeks * 7 * dayMs));
  const staff: Person[] = [];
  for (const name of demoConsultants) staff.push(await desk.person(name, "staff.example"));
  const clients: Client[] = [];
  let lines = 0;
  for (let week = weeks; week > 0; week -= 1) {
    const ends = today.getTime() - (week - 1) * 7 * dayMs;
    desk.moveTo(new Date(ends - 5 * dayMs));
    for (const company of demoCompanies.filter(({ joined }) => joined === week))
      clients.push(await join(desk, company, chance.pick(staff)));
    desk.moveTo(new Date(ends));
    await openDuePeriods(desk.system);
    const now = { ends: new Date(ends), isLast: week === 1 };
    for (const client of clients) {
      lines += await workWeek(desk, client, now, chance);
      await askInWeek(desk, client, now, chance);
    }
    await closeDuePeriods(desk.system);
    await issueDueInvoices(desk.system);
    await payInWeek(desk, staff, chance);
    await sellInWeek(desk, clients, week);
  }
  for (const applicant of demoRequests) await apply(desk, applicant);
  return lines;
}

async function apply(desk: Desk, { name, contact, plan }: Applicant): Promise<string> {
  const [firstName, lastName] = contact;
  const email = `${firstName}.${lastName}@${hostOf(name)}`.toLowerCase();
  await requestMembership(desk.visitor, {
    firstName,
    lastName,
    email,
    phone: "(909) 555-0100",
    company: name,
    requestedPlan: plan,
    website: "",
  });
  return email;
}

async function join(desk: Desk, company: Applicant, consultant: Person): Promise<Client> {
  const owner = await desk.person(company.contact, hostOf(company.name));
  const q = await apply(desk, company);
  const asStaff = desk.as(consultant, true);
  const { requests } = await listRequests(asStaff, requestQuery.parse({ q, status: "pending" }));
  for (const { id } of requests)
    await approveRequest(asStaff, id, { planId: approvable(company), note: null });
  const seat = await companyInView(desk.system.db, owner.userId);
  if (!seat) throw new Error(`${company.name} has no company`);
  const { name, billingEmail, phone, updatedAt } = await findCompany(
    desk.system.db,
    seat.companyId,
  );
  const input = { name, billingEmail, phone, updatedAt: updatedAt.toISOString() };
  const { userId: consultantId } = consultant;
  await changeCompany(asStaff, seat.companyId, { ...input, consultantId }, [consultantId]);
  const { hoursIncluded = 0 } = plans.find(({ id }) => id === company.plan) ?? {};
  const weeklyMinutes = (hoursIncluded * 60 * 12) / 52;
  return { companyId: seat.companyId, owner, consultant, weeklyMinutes };
}

const approvable = ({ plan }: Applicant) => {
  if (plan === "free") throw new Error("The demo's companies pay");
  return plan;
};

/** From none to a little more than the plan has; the last days still wait for approval. */
async function workWeek(
  desk: Desk,
  client: Client,
  { ends, isLast }: { ends: Date; isLast: boolean },
  chance: Chance,
): Promise<number> {
  const asStaff = desk.as(client.consultant, true);
  let open = client.weeklyMinutes * (0.4 + chance.next() * 0.75);
  let lines = 0;
  for (let day = 4; day >= 0 && open >= 20; day -= 1) {
    if (chance.next() < 0.35) continue;
    const minutes = Math.min(Math.round(open / 5) * 5, chance.between(4, 36) * 5);
    const { id } = await logWork(asStaff, {
      companyId: client.companyId,
      date: civilDateOf(new Date(ends.getTime() - (day + 1) * dayMs)),
      minutes,
      where: chance.next() < 0.7 ? "onshore" : "offshore",
      text: chance.pick(demoWork),
    });
    lines += 1;
    open -= minutes;
    const waits = isLast && chance.next() < 0.4;
    if (!waits) await approveWork(asStaff, id).catch(leaveWaiting);
    if (chance.next() < 0.01) {
      desk.moveTo(new Date(ends.getTime() - 60 * 60_000));
      await askAboutWork(desk.as(client.owner), id, { text: demoQuestion });
      desk.moveTo(ends);
      await answerAboutWork(asStaff, id, { text: demoAnswer });
    }
  }
  return lines;
}

/** Beyond what the company has agreed to. */
function leaveWaiting(error: unknown): void {
  if (!(error instanceof CodedError && error.code === "conflict")) throw error;
}
