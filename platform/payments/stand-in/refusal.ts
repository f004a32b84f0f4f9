/** An answer of the provider that is an error, in its own words. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(String(body["message"]));
    this.status = status;
    this.body = body;
  }
}

export const invalid = (message: string, more: Record<string, unknown> = {}) =>
  new Refusal(400, { type: "invalid_request_error", message, ...more });

export const missing = (what: string, id: string, status = 404) =>
  new Refusal(status, {
    type: "invalid_request_error",
    code: "resource_missing",
    param: "id",
    message: `No such ${what.replaceAll("_", "")}: '${id}'`,
  });

export const cardError = (said: object, more: Record<string, unknown> = {}) =>
  new Refusal(402, { ...said, type: "card_error", ...more });
