export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.status = status;
    this.body = body;
  }

  #answer(): { message?: unknown; fields?: unknown; current?: unknown } {
    try {
      return Object(JSON.parse(this.body));
    } catch {
      return {};
    }
  }

  get said(): string | undefined {
    const { message } = this.#answer();
    return typeof message === "string" ? message : undefined;
  }

  get fields(): Record<string, string> {
    return Object(this.#answer().fields);
  }

  get current(): unknown {
    return this.#answer().current;
  }
}

/** One call to the API. @throws RequestError for any response that is not a success */
export async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(path, {
    method,
    credentials: "include",
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new RequestError(answer.status, (await answer.text()) || answer.statusText);
  return answer;
}
