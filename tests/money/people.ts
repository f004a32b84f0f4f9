import { termsVersion } from "../../content/terms-version.ts";
import { trialAddresses } from "../../content/trial.ts";
import { answerBank, confirmSetupIntent } from "../../platform/payments/stand-in/setup-intents.ts";
import type { TestCard } from "../../platform/payments/test-card.ts";
import { callerOf } from "../support/company.ts";
import { openVisitor } from "../support/visitor.ts";
import { ownersEmail as email } from "./books.ts";
import type { Mishap } from "./story.ts";
import type { World } from "./world.ts";

const applicant = {
  firstName: "Grace",
  lastName: "Hopper",
  company: "Compilers",
  email,
  phone: "(909) 555-0101",
};
const month = 30 * 86_400_000;

type Said = Awaited<ReturnType<ReturnType<typeof callerOf>>>;

/** Undefined where nobody lived to answer. */
export type Door = (
  mishap: Mishap | null | "calm",
  method: string,
  path: string,
  body?: unknown,
) => Promise<Said | undefined>;

export type Choice = { planId: string; term: "month" | "year"; card: TestCard };

/** An owner and staff, who come in by the doors. */
export async function openPeople(world: World) {
  const expire = new Date(Date.now() + month);
  const staff = await world.home().signIn(trialAddresses.admin, { expire });
  const owner = await world.home().signIn(email, { expire });
  let signupId = 0;

  const doorOf =
    (cookie: string): Door =>
    async (mishap, method, path, body) => {
      let said: Said | undefined;
      await world.attempt(mishap, async () => {
        said = await callerOf(world.home(), cookie)(method, path, body);
        const known = [200, 201, 204, 409, ...(mishap && mishap !== "calm" ? [503] : [])];
        if (!known.includes(said.status))
          world.faults.push(`${method} ${path} was answered by ${JSON.stringify(said)}`);
      });
      return said;
    };
  const asOwner = doorOf(owner);
  const asStaff = doorOf(staff);

  function save(intentId: string, card: TestCard): string {
    return world.provider.change((account) => {
      const intent = confirmSetupIntent(account, intentId, card);
      if (intent.status === "requires_action") answerBank(account, intentId, true);
      return intent.payment_method ?? "";
    });
  }

  async function signUp({ planId, term, card }: Choice, as: string | null = null): Promise<void> {
    const visitor = openVisitor(world.home(), "198.51.100.7");
    if (as === null) visitor.cookies.set("session", owner.slice("session=".length));
    const opened = await visitor.get(`/api/membership/setup-intent/${planId}?term=${term}`, {
      "Sec-Fetch-Site": "same-origin",
    });
    const { setupIntentId } = (await opened.json()) as { setupIntentId: string };
    const form = { ...applicant, email: as ?? email, planId, setupIntentId, termsVersion };
    await visitor.json("PUT", "/api/membership/signup-draft", form);
    const paymentMethodId = save(setupIntentId, card);
    const done = await visitor.json("POST", "/api/membership/signup", { ...form, paymentMethodId });
    if (done.status !== 201) throw new Error(`Signing up: ${done.status} ${await done.text()}`);
    const { body } = await callerOf(world.home(), staff)("GET", "/api/admin/membership-signups");
    signupId = body[0].id;
  }

  async function request({ planId }: Pick<Choice, "planId">, mishap: Mishap | null): Promise<void> {
    const visitor = openVisitor(world.home(), "198.51.100.7");
    const form = { ...applicant, requestedPlan: planId };
    const done = await visitor.json("POST", "/api/membership/request", form);
    if (done.status !== 201) throw new Error(`Asking: ${done.status} ${await done.text()}`);
    const { body } = await callerOf(world.home(), staff)("GET", "/api/admin/membership-requests");
    const approve = `/api/admin/membership-requests/${body[0].id}/approve`;
    world.giveWord();
    const said = await asStaff(mishap, "PATCH", approve, { planId });
    if (said?.status !== 200) await asStaff("calm", "PATCH", approve, { planId });
  }

  return {
    world,
    asOwner,
    asStaff,
    save,
    request,
    signupId: () => signupId,
    /** Signs up, and staff confirm. */
    async join(choice: Choice, mishap: Mishap | null, as: string | null = null): Promise<void> {
      await signUp(choice, as);
      const confirm = `/api/admin/membership-signups/${signupId}/confirm`;
      const said = await asStaff(mishap, "PATCH", confirm);
      if (said?.status !== 200) await asStaff("calm", "PATCH", confirm);
    },
  };
}

export type People = Awaited<ReturnType<typeof openPeople>>;
