import { afterAll, afterEach, expect, test } from "vitest";
import { endMemberships, openChargedDesk } from "../tests/support/charged-desk.ts";
import { callerOf, newCompany } from "../tests/support/company.ts";

const charged = await openChargedDesk();
const { desk, home, confirmed, pass, rowOf, chargesOf } = charged;
const staff = callerOf(home, desk.admin);
afterEach(() => endMemberships(charged.home));
afterAll(() => desk.close());

let number = 0;

type Member = Awaited<ReturnType<typeof confirmed>>;

/** Whose card is gone when staff confirm, so that nothing begins at the provider. */
async function refused() {
  const email = `refused-${(number += 1)}@example.com`;
  const call = callerOf(home, await home.signIn(email, { expire: new Date(Date.now() + 9e9) }));
  const id = await desk.signup(email, "crm-essentials");
  const { stripe } = home.services;
  const { paymentMethodId } = (await desk.rowOf(id))!;
  await stripe.paymentMethods.detach(paymentMethodId);
  expect(await (await desk.decide(id, "confirm")).json()).toMatchObject({ charge: "refused" });
  const { companyId, providerId } = await rowOf(id);
  expect(providerId).toBeNull();
  return { id, email, call, companyId };
}

async function saveCard({ call }: Pick<Member, "call">) {
  const { body: setup } = await call("POST", "/api/billing/card");
  const { setupIntentId } = setup;
  await home.services.standIn!.confirm(setupIntentId, setup.client_secret, "saved");
  return call("PUT", "/api/billing/card", { setupIntentId });
}

const applicationOf = ({ call }: Pick<Member, "call">) =>
  call("GET", "/api/membership/application");

const takesOver = { subscription: { status: "active", planId: "exec-concierge" }, payment: null };

test("a refused signup is asked for no more once a membership runs, and a card takes over that one", async () => {
  const member = await refused();
  const { id, call } = member;
  await charged.approve(member, "exec-concierge");
  expect((await call("GET", "/api/billing")).body.payment).toBeNull();
  expect((await applicationOf(member)).body.application).toBeNull();
  expect((await desk.charge(id)).status).toBe(409);
  const { status, body } = await saveCard(member);
  expect([status, body]).toMatchObject([200, takesOver]);
  expect(await chargesOf(id)).toBe(0);
});

test("a card takes over what is invoiced by hand after a first payment was given up", async () => {
  const member = await confirmed("refused-later");
  await pass(2);
  expect((await rowOf(member.id)).charge).toBe("over");
  expect((await applicationOf(member)).body.application).toMatchObject({ charge: "over" });
  await charged.approve(member, "exec-concierge");
  expect((await applicationOf(member)).body.application).toBeNull();
  const { status, body } = await saveCard(member);
  expect([status, body]).toMatchObject([200, takesOver]);
  expect(await chargesOf(member.id)).toBe(0);
});

test("a refused signup of a company that was merged takes no place of the membership that was kept", async () => {
  const kept = await confirmed();
  const { companyId: into } = await rowOf(kept.id);
  const { id, companyId } = await refused();
  const merged = await staff("POST", `/api/admin/companies/${into}/merge`, { companyId });
  expect(merged.status).toBe(200);
  expect((await kept.call("GET", "/api/billing")).body.payment).toBeNull();
  for (const ask of [
    () => desk.charge(id),
    () => staff("POST", `/api/admin/companies/${into}/charge`),
  ])
    expect((await ask()).status).toBe(409);
  expect((await kept.call("GET", "/api/billing")).body.subscription.planId).toBe("crm-essentials");
});

test("a refused signup of a company that was merged begins with the card that is saved for the one that was kept", async () => {
  const kept = await newCompany(home);
  const { id, companyId } = await refused();
  const merged = await staff("POST", `/api/admin/companies/${kept.id}/merge`, { companyId });
  expect(merged.status).toBe(200);
  const { body: shown } = await kept.owner.call("GET", "/api/billing");
  expect(shown.payment).toMatchObject({ state: "refused", begins: true });
  const { status, body } = await saveCard(kept.owner);
  expect([status, body.subscription?.status, body.payment]).toEqual([200, "active", null]);
  expect(await chargesOf(id)).toBe(1);
});

test("a refused signup keeps nobody from an upgrade, and is asked for no more after it", async () => {
  const { id, call } = await refused();
  const { body } = await call("GET", "/api/membership/application");
  expect(body.application).toMatchObject({ plan: "CRM Essentials", charge: "refused" });
  const upgrade = { membershipPlan: "exec-concierge" };
  expect((await call("POST", "/api/membership/upgrade", upgrade)).status).toBe(200);
  expect((await call("GET", "/api/billing")).body.payment).toBeNull();
  expect((await call("GET", "/api/membership/application")).body.application).toBeNull();
  expect((await desk.charge(id)).status).toBe(409);
});

test("without another membership a refused signup begins with the card that is saved then", async () => {
  const member = await refused();
  const { body: todo } = await staff("GET", "/api/admin/today");
  const href = `/admin/companies/${member.companyId}`;
  expect(todo.items).toContainEqual(expect.objectContaining({ kind: "payment", href }));
  const { body: shown } = await member.call("GET", "/api/billing");
  expect(shown.payment).toMatchObject({ state: "refused", begins: true });
  const { status, body } = await saveCard(member);
  expect([status, body.subscription.status, body.payment]).toEqual([200, "active", null]);
  expect(await chargesOf(member.id)).toBe(1);
  const { body: done } = await staff("GET", "/api/admin/today");
  expect(done.items).not.toContainEqual(expect.objectContaining({ kind: "payment", href }));
});
