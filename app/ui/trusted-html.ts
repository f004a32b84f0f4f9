type Policy = { createHTML(html: string): string };
type Policies = { createPolicy(name: string, rules: Policy): Policy };

/** Not in every browser. The name is in the policy that pages are sent with. */
const { trustedTypes } = globalThis as { trustedTypes?: Policies };

const policy = trustedTypes?.createPolicy("own-html", { createHTML: (html) => html });

/** For HTML that our own server has sanitized or rendered: browsers refuse any other string as markup. */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
