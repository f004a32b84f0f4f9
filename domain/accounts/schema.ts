import { z } from "zod";
import { searchWords } from "../fields/schema.ts";

/** The signed-in person as GET /api/auth/user answers; dates in ISO 8601, UTC. */
export type CurrentUser = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  membershipPlan: string;
  membershipStatus: string;
  membershipStartDate: string | null;
  membershipEndDate: string | null;
  hoursUsed: number;
  hoursRemaining: number;
  createdAt: string;
  isAdmin: boolean;
  /** When the account will be deleted, if its owner asked for that. */
  deletionScheduledFor: string | null;
};

const emailMessage = "Please enter a valid email address";

/** Days between asking for an account's deletion and the deletion; till then a member can think again. */
export const graceDays = 14;

/**
 * An address as accounts keep it: in lower case. Checked before as well, since lower case makes an ASCII
 * k of the Kelvin sign, and so another's address of this one.
 */
export const accountEmail = z
  .string(emailMessage)
  .trim()
  .regex(/^[\u0021-\u007e]*$/, emailMessage)
  .toLowerCase()
  .max(254, emailMessage)
  .pipe(z.email(emailMessage));

/** The largest photo a member may upload, in bytes. */
export const maxPhotoBytes = 5 * 1024 * 1024;

/** What the sign-in pages show; the words for each problem are the page's. */
export const signInProblems = [
  "email",
  "code",
  "ended",
  "link",
  "other-browser",
  "too-many",
  "unavailable",
  "provider-down",
  "provider-refused",
  "provider-answer",
  "unverified",
  "identity-conflict",
] as const;

export type SignInProblem = (typeof signInProblems)[number];

const name = (what: string) =>
  z
    .string(`${what} must be text`)
    .trim()
    .max(100, `${what} must be at most 100 characters`)
    .refine(
      (words) => words.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(words),
      `${what} must not contain control characters`,
    )
    .transform((words) => (words === "" ? null : words))
    .nullable()
    .optional();

/** A name left empty is taken away. */
export const profileInput = z.object({
  firstName: name("First name"),
  lastName: name("Last name"),
});

/** One place where somebody is signed in; the id opens nothing. */
export type ListedSession = {
  id: string;
  current: boolean;
  createdAt: string;
  lastUsedAt: string;
  userAgent: string | null;
  address: string | null;
};

/** How many people an admin is shown at once. */
export const mostSignedIn = 50;

/** What narrows them. Whatever cannot be read counts as not given. */
export const signedInQuery = z.object({
  q: searchWords.describe("Words that a name or the e-mail contains."),
});

export type SignedInQuery = z.output<typeof signedInQuery>;

/** Somebody who is signed in, as admins see them. */
export const signedInPerson = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  sessions: z.int().describe("In how many places."),
  lastUsedAt: z.iso.datetime(),
});

export type SignedInPerson = z.output<typeof signedInPerson>;

/** A passkey as its owner sees it. */
export type ListedPasskey = {
  id: string;
  name: string;
  /** Copied to other devices by whoever made it. */
  backedUp: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

export const passkeyName = z
  .string("Please give the passkey a name")
  .trim()
  .min(1, "Please give the passkey a name")
  .max(60, "A name has at most 60 characters")
  .refine((words) => !/\p{Cc}/u.test(words), "A name must not contain control characters");
