import type { SignupFields } from "../../domain/applications/schema.ts";

export type SignupName = keyof SignupFields;

/** Said again, since the schema comes with zod, which loads after the form. */
const asked: Record<SignupName, true> = {
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  company: true,
};

export const signupNames = Object.keys(asked) as SignupName[];
