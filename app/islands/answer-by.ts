import { unbrokenMoment } from "../../content/firm-day.ts";
import { request } from "../api-client/api-fetch.ts";

/** @throws RequestError where the server does not say */
export async function askAnswerBy(): Promise<string> {
  const answer = await request("GET", "/api/contact/answer-by");
  const { by } = (await answer.json()) as { by: string };
  return unbrokenMoment(by);
}
