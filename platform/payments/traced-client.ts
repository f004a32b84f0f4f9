import type { Stripe } from "stripe";
import { inSpan } from "../tracing/spans.ts";

type Asked = Parameters<ReturnType<typeof Stripe.createNodeHttpClient>["makeRequest"]>;
type Client<Answer> = { makeRequest(...given: Asked): Promise<Answer> };

/** Each try of a call is a span, named after its address without the ids in it. */
export function traced<Answer extends { getStatusCode(): number }, Given extends Client<Answer>>(
  client: Given & Client<Answer>,
): Given {
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (...given) => {
    const [, , path, method] = given;
    const template = pattern(path);
    const facts = { "http.request.method": method, "url.template": template };
    return inSpan(`card provider ${method} ${template}`, "client", facts, async (span) => {
      const answer = await ask(...given);
      span.set({ "http.response.status_code": answer.getStatusCode() });
      return answer;
    });
  };
  return client;
}

/** The provider's ids have a digit or a capital in them; its own words have neither. */
const pattern = (path: string) =>
  path.replace(/\?.*$/s, "").replace(/\/(?!v\d\/)[^/]*[A-Z\d%][^/]*/g, "/:id");
