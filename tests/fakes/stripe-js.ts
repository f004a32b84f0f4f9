import type { BrowserContext, Request, Route } from "@playwright/test";
import type { FakeStripe } from "./stripe.ts";
import { Refusal } from "../../platform/payments/stand-in/refusal.ts";
import type { TestCard } from "../../platform/payments/test-card.ts";

/** Runs in the page: the part of Stripe.js that this program uses, with its card field in a frame. */
const script = `
(() => {
  let number = "";
  addEventListener("message", (event) => {
    if (event.origin === "https://js.stripe.com") number = event.data.number;
  });
  const kinds = { "4242424242424242": "saved", "4000000000000002": "declined", "4000002500003155": "authenticate", "4000000000003220": "authenticate" };
  const asksInFrame = "4000000000003220";
  function createElement() {
    const listeners = {};
    let frame;
    return {
      mount(place) {
        frame = document.createElement("iframe");
        frame.src = "https://js.stripe.com/stand-in/card.html";
        frame.title = "Secure card number input frame";
        const say = (name, event) => (listeners[name] || []).forEach((call) => call(event));
        const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
        const session = fetch("https://api.stripe.com/v1/elements/sessions").then(({ ok, status }) => {
          if (!ok) throw new Error("Stripe answered " + status);
        });
        Promise.all([session, loaded]).then(
          () => {
            say("ready");
            // By then the page has taken that in.
            requestIdleCallback(() => (frame.dataset.ready = ""));
          },
          ({ message }) => say("loaderror", { elementType: "payment", error: { type: "api_error", message } }),
        );
        place.append(frame);
      },
      on(name, call) { (listeners[name] ||= []).push(call); },
      off(name, call) { listeners[name] = (listeners[name] || []).filter((one) => one !== call); },
      update() {},
      focus() { frame.focus(); },
      destroy() { frame && frame.remove(); },
      unmount() { frame && frame.remove(); },
    };
  }
  function askInFrame(address) {
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.title = "3D Secure";
    frame.style.cssText = "position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 2147483647";
    document.body.append(frame);
    return new Promise((answer) => {
      addEventListener("message", function hear(event) {
        if (event.origin !== "https://hooks.stripe.com") return;
        removeEventListener("message", hear);
        frame.remove();
        answer(event.data);
      });
    });
  }
  const incomplete = { de: "Die Kartennummer ist unvollständig.", en: "Your card number is incomplete." };
  window.Stripe = (key, { locale = navigator.language.slice(0, 2) } = {}) => ({
    key,
    registerAppInfo() {},
    _registerWrapper() {},
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    elements(options) {
      window.standInAppearance = options.appearance;
      return {
        clientSecret: options.clientSecret,
        create: createElement,
        getElement: () => null,
        update(more) { window.standInAppearance = more.appearance; },
        submit: async () =>
          number.length < 16
            ? { error: { type: "validation_error", message: incomplete[locale] } }
            : {},
      };
    },
    async confirmSetup({ elements, confirmParams }) {
      const id = elements.clientSecret.split("_secret")[0];
      const body = new URLSearchParams({
        client_secret: elements.clientSecret,
        return_url: confirmParams.return_url,
        card: kinds[number] || "declined",
      });
      let answer;
      try {
        answer = await fetch("https://api.stripe.com/v1/setup_intents/" + id + "/confirm", { method: "POST", body });
      } catch {
        return { error: { type: "api_connection_error", message: "We could not reach Stripe." } };
      }
      const result = await answer.json();
      if (!answer.ok) return { error: result.error };
      if (result.status !== "requires_action") return { setupIntent: result };
      const bank = "https://hooks.stripe.com/stand-in/bank?" + new URLSearchParams({
        intent: id, client_secret: elements.clientSecret,
      });
      if (number !== asksInFrame) {
        location.assign(bank + "&" + new URLSearchParams({ return_url: confirmParams.return_url }));
        return new Promise(() => {});
      }
      const asked = await askInFrame(bank);
      if (asked.status === "succeeded") return { setupIntent: asked };
      const code = "setup_intent_authentication_failure";
      const message = "We are unable to authenticate your payment method. Please choose a different payment method and try again.";
      return { error: { type: "invalid_request_error", code, message, setup_intent: asked } };
    },
  });
})();
`;

const cardFrame = `<!doctype html><title>Card</title>
<input aria-label="Card number" autocomplete="off">
<script>
  document.querySelector("input").addEventListener("input", (event) =>
    parent.postMessage({ number: event.target.value.replace(/\\D/g, "") }, "*"));
</script>`;

function page(route: Route, body: string) {
  return route.fulfill({ contentType: "text/html", body });
}

export function confirm({ account }: FakeStripe, request: Request) {
  const id = /setup_intents\/([^/]+)/.exec(request.url())?.[1] ?? "";
  const form = new URLSearchParams(request.postData() ?? "");
  try {
    const card = form.get("card") as TestCard;
    return { json: account.confirm(id, form.get("client_secret") ?? "", card) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, json: { error: error.body } };
  }
}

export async function interceptStripe(context: BrowserContext, stripe: FakeStripe): Promise<void> {
  await context.route("https://js.stripe.com/**", (route) =>
    route.request().url().includes("/stand-in/")
      ? page(route, cardFrame)
      : route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await context.route("https://api.stripe.com/**", (route) =>
    route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      ...confirm(stripe, route.request()),
    }),
  );
  await context.route("https://api.stripe.com/v1/elements/sessions", (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: {} }),
  );
  await context.route("https://hooks.stripe.com/**", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const answer = query.get("answer");
    if (!answer) {
      const link = (words: string) =>
        `<a href="?${new URLSearchParams({ ...Object.fromEntries(query), answer: words })}">${words}</a>`;
      await page(route, `<!doctype html><title>Bank</title>${link("Approve")} ${link("Refuse")}`);
      return;
    }
    const id = query.get("intent") ?? "";
    const approved = answer === "Approve";
    const intent = stripe.account.authenticate(id, approved);
    const returnUrl = query.get("return_url");
    if (returnUrl === null) {
      await page(route, `<script>parent.postMessage(${JSON.stringify(intent)}, "*")</script>`);
      return;
    }
    const back = new URL(returnUrl);
    back.searchParams.set("setup_intent", id);
    back.searchParams.set("setup_intent_client_secret", query.get("client_secret") ?? "");
    back.searchParams.set("redirect_status", approved ? "succeeded" : "failed");
    await page(
      route,
      `<!doctype html><title>Back</title><meta http-equiv="refresh" content="0;url=${back.href.replaceAll("&", "&amp;")}">`,
    );
  });
}
