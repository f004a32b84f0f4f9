import { firm } from "./firm.ts";
import type { Policy } from "./policy.ts";
import { retention } from "./retention.ts";
import { sayRetention } from "./say-retention.ts";

export const privacy: Policy = {
  title: "Privacy Policy",
  description: `What ${firm.name} learns about you on this website, what it is used for, how long it is kept, and how to see, correct or delete it.`,
  updated: "Last updated: January 2025",
  lead: `This policy says what ${firm.name} learns about you when you use this website, why, and what you can do about it. It covers the public pages, membership and your account.`,
  sections: [
    {
      id: "collect",
      heading: "Information we collect",
      paragraphs: [
        "You can read the public pages without telling us who you are. We collect what you give us, and the little that a web server needs to answer.",
      ],
      points: [
        {
          name: "Contact messages",
          text: "Your first and last name, email address, what you are interested in and your message; your phone number and company if you add them. If your browser remembers how you came to this site, as described under Cookies, that is sent along.",
        },
        {
          name: "Membership requests and signups",
          text: "Your name, email address, phone number and company, the plan you chose and what you tell us about your needs, and the version of our terms of membership that you agreed to, with the time. How you came to this site is sent along as with a contact message.",
        },
        {
          name: "Your account",
          text: "Your email address, your name, phone number and photo if you add them, your plan, its dates and your consulting hours, the passkeys you register, and the devices you are signed in on, with their network address and browser.",
        },
        {
          name: "Requests for help",
          text: "What you ask us from your dashboard, our answers, and when each was written.",
        },
        {
          name: "Payment details",
          text: "Card numbers go from your browser straight to our card provider and never touch our server. We keep the provider’s references to your customer record and saved card, its brand and its last four digits.",
        },
        {
          name: "Technical records",
          text: "Time, path and result of requests, kept in logs to find faults, with the network address where a sign-in code or link is refused. A public page that you leave tells us how fast it was shown; that is added to counts for each part of the site, with nothing that says who you are, and not sent at all if your browser asks not to be tracked. To stop abuse we count requests under a keyed hash of your network address or email address.",
        },
      ],
    },
    {
      id: "use",
      heading: "How we use it",
      paragraphs: [
        "To answer you, to provide the services you ask for, to run your membership, to send the messages that belong to these (confirmations, sign-in codes, notices about your plan), and to keep the site secure and working. We do not use it for advertising, and no decision about you is made by a machine alone.",
      ],
    },
    {
      id: "sharing",
      heading: "How we share it",
      paragraphs: [
        "We do not sell personal information. We share it with the companies that run parts of the service for us, as far as their part needs it, and where the law obliges us to. If the firm changes hands, this policy stays with the information until you are told otherwise.",
      ],
    },
    {
      id: "security",
      heading: "Security",
      paragraphs: [
        "Connections are encrypted. We keep no passwords: you sign in with a single-use code or link, a passkey, or your identity provider. What our database keeps of a session does not open it, and staff tools are open only to staff whose email address has been verified. No system is perfectly safe; if yours is affected by a breach, we tell you.",
      ],
    },
    {
      id: "retention",
      heading: "How long we keep it",
      paragraphs: [
        "Anything with a time limit below is deleted automatically, usually within an hour. Backups keep deleted data until the backup itself expires.",
      ],
      points: Object.values(retention).map(sayRetention),
    },
    {
      id: "rights",
      heading: "Your rights",
      paragraphs: [
        "You can ask what we hold about you, correct it, receive a copy, have it deleted, or object to a use of it. With an account you do most of this yourself: the settings page lets you change your name, phone number and photo, end sessions, download your data and delete your account. For everything else write to us. We answer within the time the law sets, won’t treat you differently for asking, and honor these requests wherever you live.",
      ],
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: [
        "Reading the public pages sets no cookies, and no page carries analytics that follow you. These cookies are set when you sign in or sign up:",
      ],
      points: [
        {
          name: "Session cookie",
          text: "Says who you are. Scripts cannot read it, and it ends with your session.",
        },
        {
          name: "Signed-in cookie",
          text: "Tells our pages that you may be signed in. It holds no personal information and opens nothing.",
        },
        {
          name: "Signup cookie",
          text: "Ties a signup with a card to the browser that began it, so that a reloaded page does not start a second one.",
        },
        {
          name: "Device cookie",
          text: "Tells us that someone has signed in with this browser before, so that strangers who try your address cannot keep you out. It lasts for 400 days, holds no personal information and opens nothing.",
        },
        {
          name: "Short-lived sign-in cookies",
          text: "Tie a code, a passkey or a provider’s answer to the browser that asked. They last for minutes.",
        },
        {
          name: "No cookie, but kept by your browser",
          text: "The page on which your first and your latest visit began, the name of the site that linked to it, and the campaign named in the link, if there was one. It stays in your browser’s own storage, no other site can read it, and it is sent to us only with a contact message, membership request or signup that you send. If your browser asks not to be tracked (Global Privacy Control), nothing is remembered. Clearing this site’s data removes it.",
        },
        {
          name: "Unsent text, kept by your browser",
          text: "What you type in your account, into the contact form or into the signup form stays in that tab of your browser until you send it, so that a lost connection, a reload or an ended session loses nothing. Signing out deletes it, and asks you first.",
        },
      ],
    },
    {
      id: "third-parties",
      heading: "Third-party services",
      paragraphs: [
        "Cards are saved and charged by Stripe, whose form is loaded where you enter a card and whose own privacy policy applies to what you type into it. If you sign in through an identity provider, it tells us your identifier, email address and name, and we ask it about once an hour whether you may still sign in. Our email provider delivers our messages, and new inquiries, signups and requests, and changes of plans and work, may be passed on to the CRM and tools in which we keep our records. Links to other sites, such as LinkedIn and YouTube, lead to services with policies of their own.",
      ],
    },
    {
      id: "children",
      heading: "Children",
      paragraphs: [
        "This site is for businesses and public agencies. It is not directed to children under 13, and we do not knowingly collect information from them. If you believe a child has sent us something, tell us and we delete it.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to this policy",
      paragraphs: [
        "When this policy changes we publish the new text here with a new date. If a change matters for information we already hold, we also tell members by email before it takes effect.",
      ],
    },
  ],
  contact: {
    id: "contact",
    heading: "Contact us",
    text: "Questions about this policy, or a request about your information:",
  },
};
