import { z } from "zod";
import { line, phoneNumber, searchWords } from "../fields/schema.ts";

const time = z.iso.datetime();

export const signedInUser = z.object({
  id: z.string(),
  email: z.email(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  membershipPlan: z.string(),
  membershipStatus: z.string(),
  membershipStartDate: time.nullable(),
  membershipEndDate: time
    .nullable()
    .describe("Of the current period; null while the next one has begun and waits for its charge."),
  hoursUsed: z.int(),
  hoursRemaining: z.int(),
  createdAt: time,
  isAdmin: z.boolean(),
  deletionScheduledFor: time.nullable().describe("When the account will be deleted, if it will."),
});

export type CurrentUser = z.output<typeof signedInUser>;

const emailMessage = "Please enter a valid email address";

/** Must be ASCII before lowercasing, which turns the Kelvin sign into a k, and so into someone else's address. */
export const accountEmail = z
  .string(emailMessage)
  .trim()
  .regex(/^[\u0021-\u007e]*$/, emailMessage)
  .toLowerCase()
  .max(254, emailMessage)
  .pipe(z.email(emailMessage));

export const maxPhotoBytes = 5 * 1024 * 1024;
export const maxPhotoPixels = 16_000_000;

export const signInProblems = [
  "email",
  "code",
  "ended",
  "link",
  "other-browser",
  "too-many",
  "unavailable",
  "sign-out-unavailable",
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

export const profileInput = z.object({
  firstName: name("First name"),
  lastName: name("Last name"),
  phone: line("Phone must be text")
    .transform((words) => (words === "" ? null : words))
    .pipe(phoneNumber.nullable())
    .nullable()
    .optional(),
});

export type ProfileInput = z.output<typeof profileInput>;

export const listedSession = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: time,
  lastUsedAt: time,
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
});

export type ListedSession = z.output<typeof listedSession>;

export const reauthenticationWays = z.object({
  passkey: z.boolean(),
  email: z.string().nullable(),
  provider: z.string().nullable(),
});

export type ReauthenticationWays = z.output<typeof reauthenticationWays>;

export const reauthenticationMail = z.object({
  returnTo: z
    .unknown()
    .optional()
    .describe("Where the link in the mail leads; a path on this site."),
});

export const signInCodeInput = z.object({
  code: z
    .string("Please enter the six digits")
    .max(40, "Please enter the six digits")
    .regex(/^\s*(\d[\s-]*){6}$/, "Please enter the six digits"),
});

export const endedSessions = z.object({ ended: z.int() });

export const deletionDate = z.object({ deletionScheduledFor: time });

export const maxSignedIn = 50;

export const signedInQuery = z.object({
  q: searchWords.describe("Words that a name or the email contains."),
});

export type SignedInQuery = z.output<typeof signedInQuery>;

export const signedInPerson = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  sessions: z.int().describe("In how many places."),
  lastUsedAt: time,
});

export type SignedInPerson = z.output<typeof signedInPerson>;

export const listedPasskey = z.object({
  id: z.string(),
  name: z.string(),
  backedUp: z.boolean().describe("Copied to other devices by whoever made it."),
  createdAt: time,
  lastUsedAt: time.nullable(),
});

export type ListedPasskey = z.output<typeof listedPasskey>;

export const passkeyName = z
  .string("Please give the passkey a name")
  .trim()
  .min(1, "Please give the passkey a name")
  .max(60, "A name has at most 60 characters")
  .refine((words) => !/\p{Cc}/u.test(words), "A name must not contain control characters");

export const exportedAccount = z.object({
  exportedAt: time,
  profile: signedInUser
    .omit({ isAdmin: true })
    .extend({ emailVerified: z.boolean(), updatedAt: time }),
  sessions: z.array(listedSession),
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), since: time })),
  passkeys: z.array(listedPasskey.pick({ name: true, createdAt: true, lastUsedAt: true })),
});

/** Only the outline: the library validates the contents. */
const credential = z
  .looseObject({
    id: z
      .string()
      .max(1400)
      .regex(/^[\w-]+$/),
    rawId: z.string(),
    type: z.literal("public-key"),
    response: z.looseObject({ clientDataJSON: z.string() }),
  })
  .describe("As the browser’s `toJSON` gives it.");

export const passkeySignIn = z.object({
  response: credential,
  returnTo: z.unknown().optional().describe("A path on this site."),
});
export const passkeyRegistration = z.object({
  response: credential,
  name: passkeyName.default("Passkey"),
});
export const chosenPasskey = z.object({ id: z.string().regex(/^[\w-]+$/) });
export const renamedPasskey = chosenPasskey.extend({ name: passkeyName });

const credentialIds = z.array(
  z.looseObject({ id: z.string(), type: z.literal("public-key") }).describe("A passkey."),
);

export const passkeyCreation = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })).min(1),
  excludeCredentials: credentialIds,
});
export const passkeyRequest = z.looseObject({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.literal("required"),
  allowCredentials: credentialIds,
});

export const registeredPasskey = listedPasskey.extend({
  returnTo: z.string().optional().describe("Where making it was the second step of a sign-in."),
});
export const signedIn = z.object({ returnTo: z.string() });
