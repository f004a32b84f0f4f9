/** What a test number stands for; the number itself never leaves the browser. */
export type TestCard =
  | "saved"
  | "declined"
  | "authenticate"
  | "authenticate-always"
  | "refused-later"
  | "insufficient-funds"
  | "expires-soon";
