import { createHash } from "node:crypto";
import { membershipTerms } from "../../content/membership-terms.ts";
import { termsVersion } from "../../content/terms-version.ts";
import { CodedError } from "../../platform/errors.ts";

type AgreedTerms = { version: string; hash: string };

const current: AgreedTerms = {
  version: termsVersion,
  hash: createHash("sha256").update(JSON.stringify(membershipTerms)).digest("hex"),
};

/** What is agreed to by whoever was shown a version, or did not say. @throws CodedError conflict, once that one is past */
export function termsShown(version: string | undefined): AgreedTerms {
  if (version !== undefined && version !== current.version)
    throw new CodedError(
      "conflict",
      "Our terms of membership have changed since this page was opened. Please reload it and read them first.",
    );
  return current;
}
