import { z } from "zod";
import type { CurrentUser, ListedPasskey } from "../../domain/accounts/schema.ts";
import { time } from "./describe.ts";

const day = time.nullable();

/** The signed-in person; the type makes sure that nothing is missing here. */
export const person = z.object({
  id: z.string(),
  email: z.email(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  membershipPlan: z.string(),
  membershipStatus: z.string(),
  membershipStartDate: day,
  membershipEndDate: day,
  hoursUsed: z.int(),
  hoursRemaining: z.int(),
  createdAt: time,
  isAdmin: z.boolean(),
  deletionScheduledFor: day,
}) satisfies z.ZodType<CurrentUser>;

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  backedUp: z.boolean().describe("Copied to other devices by whoever made it."),
  createdAt: time,
  lastUsedAt: day,
}) satisfies z.ZodType<ListedPasskey>;

/** How many sessions were ended. */
export const ended = z.object({ ended: z.int() });
