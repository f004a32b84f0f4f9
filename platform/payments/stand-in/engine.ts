import { type Account, newId } from "./account.ts";
import { advance } from "./advance.ts";
import { match } from "./calls.ts";
import { nest, type Params, texts } from "./params.ts";
import { expand, present } from "./present.ts";
import { Refusal } from "./refusal.ts";

export type Asked = {
  method: string;
  /** With its query. */
  url: string;
  body: string;
  key: string | undefined;
};

/** May refuse what the provider's description of a call does not know. @throws Refusal */
type Check = (call: string, params: Params) => void;

type Watch = {
  secretOf: (id: string) => string;
  check?: Check | undefined;
  checkAnswer?: ((call: string, body: unknown) => void) | undefined;
  checkRefusal?: ((call: string, body: unknown) => void) | undefined;
};

export type Answer = { status: number; body: unknown; replayed?: boolean };

/** Keys are forgotten after a day, as the provider may. */
export const keptSeconds = 86_400;

export function answerCall(account: Account, now: Date, asked: Asked, watch: Watch): Answer {
  const { secretOf } = watch;
  advance(account, Math.floor(now.getTime() / 1000));
  const { method, key } = asked;
  const url = new URL(asked.url, "https://api.stripe.com");
  const form = method === "POST" ? asked.body : url.search.slice(1) || asked.body;
  const fingerprint = `${method} ${url.pathname}\n${form}`;
  const keyId = `key_${key}`;
  const earlier = account.find("stand_in.answer", keyId);
  if (key && earlier && earlier.created > account.at - keptSeconds) {
    if (earlier.fingerprint !== fingerprint)
      return {
        status: 400,
        body: {
          error: {
            type: "idempotency_error",
            message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          },
        },
      };
    return { status: earlier.status, body: present(earlier.body, secretOf), replayed: true };
  }
  account.request = { id: newId("req"), idempotency_key: key ?? null };
  const answer = work(account, method, url.pathname, nest(form), watch);
  account.request = { id: null, idempotency_key: null };
  if (key && method === "POST") {
    account.remove(keyId);
    account.create("stand_in.answer", { id: keyId, fingerprint, ...answer });
  }
  return { status: answer.status, body: present(answer.body, secretOf) };
}

function work(
  account: Account,
  method: string,
  path: string,
  params: Params,
  { check, checkAnswer, checkRefusal, secretOf }: Watch,
): { status: number; body: unknown } {
  try {
    const found = match(method, path);
    if (!found)
      throw new Refusal(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    check?.(found.name, params);
    const body = found.run(account, params, found.ids);
    const answer = expand(account, body, texts(params, "expand"));
    checkAnswer?.(found.name, present(answer, secretOf));
    return { status: 200, body: answer };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status } = error;
    const body = { error: structuredClone(error.body) };
    checkRefusal?.(`${method} ${path}`, present(body, secretOf));
    return { status, body };
  }
}
