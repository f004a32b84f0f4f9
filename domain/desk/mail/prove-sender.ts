import type { ParsedMail } from "./parse-mail.ts";

const clean = (value: string) => value.trim().toLowerCase();

/** Without comments, which nest, and names in quotes: they may hold a semicolon, and what its sender chose. */
function bare(header: string): string {
  let depth = 0;
  let isQuoted = false;
  return header.replace(/\\?[^]/g, (sign) => {
    if (sign === '"' && depth === 0) isQuoted = !isQuoted;
    else if (sign === "(" && !isQuoted) depth += 1;
    else if (sign === ")" && depth > 0) depth -= 1;
    else if (depth === 0 && !isQuoted) return sign;
    return " ";
  });
}

/** Of the mailbox's own server, whose header is on top: it removes only what others wrote in its name. */
function resultsOf({ headers }: ParsedMail): string[] {
  const all = headers("authentication-results").map((one) => bare(one).split(";").map(clean));
  return all.flatMap(([server, ...results]) => (server === all[0]?.[0] ? results : []));
}

const passed = /^(?:spf|dkim)=pass\b/;
const named = /\b(?:smtp\.mailfrom|header\.[di])=(?:[^\s@]{0,64}@)?([\w.-]+)(?=\s|$)/;

const isOf = (one: string, other: string) => one === other || one.endsWith(`.${other}`);

/** Anybody may have a domain of their own that passes: it counts if the mail says that it is from there. */
function provesDomain(result: string, domain: string): boolean {
  if (/^dmarc=(?:bestguess)?pass\b/.test(result)) return true;
  const [, other] = (passed.test(result) && named.exec(result)) || [];
  return other !== undefined && (isOf(domain, other) || isOf(other, domain));
}

/** Whether its sender may be answered by a machine; unknown where the mailbox's server does not say. */
export function proveSender(mail: ParsedMail): "proved" | "unknown" | "doubtful" {
  if (mail.headers("x-spam-flag").some((flag) => clean(flag) === "yes")) return "doubtful";
  if (mail.headers("authentication-results").length === 0) return "unknown";
  const domain = mail.address.slice(mail.address.lastIndexOf("@") + 1);
  return resultsOf(mail).some((result) => provesDomain(result, domain)) ? "proved" : "doubtful";
}
