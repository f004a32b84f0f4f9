import type { Endpoint } from "../access.ts";
import { account } from "./account.ts";
import { blog } from "./blog.ts";
import type { EndpointReference } from "./describe.ts";
import { membership } from "./membership.ts";
import { signIn } from "./sign-in.ts";
import { site } from "./site.ts";
import { staff } from "./staff.ts";

/** What is said of each endpoint; one without words does not compile. */
export const endpoints: Record<Endpoint, EndpointReference> = {
  ...site,
  ...signIn,
  ...membership,
  ...account,
  ...blog,
  ...staff,
};
