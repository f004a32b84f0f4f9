import { lookup, resolveMx, resolveTxt } from "node:dns/promises";
import type { Settings } from "../../platform/env.ts";
import { needsProxy } from "../../platform/http/needs-proxy.ts";
import { readsNotices } from "../../platform/inbox-url.ts";
import { checkSmtp } from "../../platform/mail.ts";
import type { Mailbox } from "../../platform/mailbox.ts";
import { withInbox } from "../../platform/open-inbox.ts";
import { connectStripe } from "../../platform/payments/open-stripe.ts";
import { findOidcError } from "../../platform/oidc/oidc-error.ts";
import { reasonOf } from "../../platform/reason-of.ts";
import { openProvider } from "../../platform/oidc/open-provider.ts";
import { asksOffline } from "../../platform/oidc/refresh.ts";
import { fileStore } from "./file-store.ts";
import type { Probe } from "./probe.ts";
import { virusScanner } from "./virus-scanner.ts";

export function outside(settings: Settings): Probe[] {
  const { mail, cards, oidc, appUrl, live, files, clamdUrl } = settings;
  const { smtpUrl, inbox, from } = mail;
  const domain = from.address.split("@")[1] ?? "";
  return [
    ...(live ? [site(appUrl), proxy(settings), ...sender(domain)] : []),
    ...(smtpUrl ? [mailServer(smtpUrl, from)] : []),
    ...(inbox ? [mailbox(inbox), notices(mail)] : []),
    ...(cards ? [cardProvider(cards)] : []),
    ...(oidc ? [identityProvider(oidc)] : []),
    ...(files.bucket ? [fileStore(files.bucket)] : []),
    ...(clamdUrl ? [virusScanner(clamdUrl)] : []),
  ];
}

const site = (appUrl: string): Probe => ({
  name: "site address",
  fix: "Point the name in APP_URL at this machine or its proxy, in DNS. Where it leads to another name, set APP_URL to that one: whatever people send from there is refused.",
  run: async () => {
    const { hostname } = new URL(appUrl);
    const found = `${hostname} is ${(await lookup(hostname)).address}`;
    // Before going live nobody answers there.
    const answer = await askHealth(appUrl).catch(reasonOfFetch);
    if (typeof answer === "string") return `${found}, and does not answer yet: ${answer}`;
    const leadsTo = answer.headers.get("location");
    if (leadsTo) throw new Error(`${appUrl}/healthz leads to ${new URL(leadsTo, appUrl)}`);
    return answer.ok ? `${found}, and answers` : `${found}, and answers ${answer.status}`;
  },
});

const reasonOfFetch = (error: Error) => reasonOf(error.cause ?? error);

async function askHealth(appUrl: string): Promise<Response> {
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(`${appUrl}/healthz`, { redirect: "manual", signal });
  await answer.body?.cancel();
  return answer;
}

const proxy = (settings: Pick<Settings, "live" | "trustProxy" | "listen">): Probe => ({
  name: "proxy",
  fix: "Set TRUST_PROXY to the number of proxies in front, 1 behind nginx: with off all visitors have the proxy's address, and one of them uses up everybody's limits, those of signing in, too.",
  run: async () => {
    const { trustProxy, listen } = settings;
    if (trustProxy > 0) return `visitors' addresses are believed of ${trustProxy} in front`;
    if (!needsProxy(settings))
      return "none, as TRUST_PROXY is off: visitors have to reach this program itself";
    throw new Error(`TRUST_PROXY is off, and visitors cannot reach ${listen.host} without a proxy`);
  },
});

const sender = (domain: string): Probe[] => [
  {
    name: "sender's mail",
    fix: `Give ${domain} an MX record: what cannot be delivered comes back there, and servers may refuse mail without one.`,
    run: async () => `${domain} receives at ${(await resolveMx(domain))[0]?.exchange}`,
  },
  ...[
    { name: "SPF", at: domain, begins: "v=spf1" },
    { name: "DMARC", at: `_dmarc.${domain}`, begins: "v=DMARC1" },
  ].map(({ name, at, begins }) => ({
    name,
    fix: `Publish a TXT record at ${at} that begins with ${begins}; without it mail lands in spam.`,
    run: async () => {
      const record = (await resolveTxt(at))
        .map((parts) => parts.join(""))
        .find((one) => one.startsWith(begins));
      if (!record) throw new Error(`${at} has no such record`);
      return record;
    },
  })),
];

const mailServer = (smtpUrl: string, from: Mailbox): Probe => ({
  name: "outgoing mail",
  fix: "Check SMTP_URL: the server, its port, the user and the password (encoded as in an address).",
  run: async () => {
    await checkSmtp(smtpUrl, from);
    return `${new URL(smtpUrl).hostname} lets us in`;
  },
});

const mailbox = (inbox: NonNullable<Settings["mail"]["inbox"]>): Probe => ({
  name: "incoming mail",
  fix: "Check INBOX_URL: the server, the user, the password and the folder.",
  run: async () => {
    await withInbox(inbox, async () => undefined);
    return `${inbox.host} lets us in`;
  },
});

const notices = (mail: Settings["mail"]): Probe => ({
  name: "notices",
  fix: "Set FIRM_INBOX to another mailbox than the one of INBOX_URL (it is MAIL_FROM unless set), or have clients' mail filed in a folder of its own, and INBOX_URL name that.",
  run: async () => {
    const { address } = mail.firmInbox;
    if (readsNotices(mail))
      throw new Error(`those to ${address} are read here and set aside as our own mail`);
    return `staff get them at ${address}`;
  },
});

const cardProvider = (cards: NonNullable<Settings["cards"]>): Probe => ({
  name: "card provider",
  fix: "Check STRIPE_SECRET_KEY and what it may do; status.stripe.com says whether Stripe is up.",
  run: async () => {
    await connectStripe(cards).customers.list({ limit: 1 });
    return "Stripe answers";
  },
});

const identityProvider = (oidc: NonNullable<Settings["oidc"]>): Probe => ({
  name: "sign-in",
  fix: "Check OIDC_ISSUER; its /.well-known/openid-configuration must answer from this machine.",
  run: async () => {
    const config = await openProvider(oidc)().catch((error: Error) => {
      throw findOidcError(error.cause) ?? error.cause;
    });
    return asksOffline(config.serverMetadata())
      ? `${oidc.issuer} answers, and can be asked who is still let in`
      : `${oidc.issuer} answers, and gives no refresh tokens: sessions last an hour`;
  },
});
