export type Period = { minutes: number } | { hours: number } | { days: number };

export type Retention =
  | { what: string; kept: Period; from: string; most?: Period; note?: string }
  | { what: string; until: string };

/** From asking for an account’s deletion until it happens. */
export const graceDays = 14;

/** What is kept how long. A job deletes what has a period; the privacy page says all of it. */
export const retention = {
  account: {
    what: "Your account",
    until: `Your profile, photo, passkeys, sign-in identities and seats are kept while you have an account, and deleted ${graceDays} days after you ask for it.`,
  },
  messages: {
    what: "Contact messages and membership requests",
    until:
      "Kept for as long as we are in conversation, and afterward as a record of it, until you ask us to delete them or delete your account.",
  },
  companyWork: {
    what: "What you asked us for your company, and what we did for it",
    until: "Stays with the company, without your name once your account is deleted.",
  },
  payments: {
    what: "Records of payments, and of what was agreed",
    until:
      "Signups with a card, invoices, statements, quotes and agreed terms are kept for as long as tax law requires. When your account is deleted, your name is removed from agreed terms and quotes.",
  },
  log: {
    what: "The log of changes",
    until:
      "Says who changed what under an account’s number. Once the account is deleted, nothing here turns that number into a name or an email address.",
  },
  articles: {
    what: "The name printed with an article",
    until:
      "Stays there, even after its author’s account is deleted, until the author asks us to take it off.",
  },
  sessions: {
    what: "Sessions",
    kept: { days: 7 },
    from: "after their last use",
    most: { days: 30 },
  },
  signInSteps: {
    what: "Sign-in codes, links and other steps of signing in",
    kept: { minutes: 10 },
    from: "after you ask for them",
  },
  counts: {
    what: "Counts that stop abuse",
    until: "Deleted within an hour of no longer having an effect, which is a day at most.",
  },
  openSignups: {
    what: "Unfinished signup forms",
    kept: { hours: 24 },
    from: "after they were begun",
  },
  signupForms: {
    what: "What ties a finished signup to your browser",
    kept: { days: 30 },
    from: "after it was finished",
  },
  invitations: {
    what: "Invitations to a company",
    kept: { days: 90 },
    from: "after they expire",
  },
  quarantine: {
    what: "Messages that looked automated",
    kept: { days: 90 },
    from: "after they came, unless we find that they were not",
  },
  dismissedMails: {
    what: "Emails to us that we set aside and dismissed",
    kept: { days: 30 },
    from: "after they came",
  },
  looseFiles: {
    what: "Files that were not sent with a message",
    kept: { hours: 24 },
    from: "after they were uploaded",
  },
  imports: {
    what: "Lists that our staff upload to be imported",
    kept: { hours: 24 },
    from: "after they were uploaded",
  },
  deliveries: {
    what: "Copies of what was passed on to our tools",
    kept: { days: 30 },
    from: "after they were made, or until your account is deleted",
  },
  /** Longer than any job is kept and retried. */
  sentMails: {
    what: "Records that a message was sent",
    kept: { days: 120 },
    from: "after it was sent",
    note: "Without its text; the address is kept as a keyed hash.",
  },
  finishedJobs: {
    what: "Completed background jobs",
    kept: { days: 7 },
    from: "after they were done",
    note: "They identify people by number only, except for the address we notified that an account was deleted.",
  },
  failedJobs: {
    what: "Background jobs that failed",
    kept: { days: 90 },
    from: "after they failed, unless they are run again or dropped before",
    note: "They identify people as completed jobs do. The error may include an address that a message could not reach.",
  },
  providerEvents: {
    what: "Notices from our card provider",
    kept: { days: 90 },
    from: "after they came",
    note: "They name no person.",
  },
} as const satisfies Record<string, Retention>;

export type RetentionRule = keyof typeof retention;
