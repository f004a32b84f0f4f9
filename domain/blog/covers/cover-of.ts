import type { Queryable } from "../../../platform/db/database.ts";
import { CodedError } from "../../../platform/errors.ts";
import { hasImage } from "../get-image.ts";
import { altMissing, type Cover } from "./schema.ts";

/** What a post has after a save; another picture needs words of its own. @throws CodedError invalid */
export async function coverOf(
  tx: Queryable,
  given: { [Part in keyof Cover]?: Cover[Part] | undefined },
  stored: Cover,
): Promise<Cover> {
  const { cover = stored.cover } = given;
  if (cover === null) return { cover, coverAlt: null };
  const { coverAlt = cover === stored.cover ? stored.coverAlt : null } = given;
  if (coverAlt === null) throw refused("coverAlt", altMissing);
  if (cover !== stored.cover && !(await hasImage(tx, cover)))
    throw refused("cover", "This picture is no longer here. Please choose it again.");
  return { cover, coverAlt };
}

const refused = (field: keyof Cover, message: string) =>
  new CodedError("invalid", message, { fields: { [field]: message } });
