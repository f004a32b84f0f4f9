import { firm } from "./firm.ts";

/** How soon a member has a first answer to what is urgent, as the terms of membership count it. */
export const urgentAnswer = firm.promises.urgent.replace(" ", " business ");

export const firstAnswer = `a first answer within ${urgentAnswer}`;

export const standardAnswer = "a first answer by the same time on the next business day";

/** On one line, for what is read on a screen. */
export const answerTime = firm.promises.answer.replace(" ", "\u00A0");

/** From where a project usually starts; a membership is set up in `onboarding`. */
export const startsFrom = "from a signed order";

export const whoDoesIt = "The person who plans your work also does it.";

export const whoDoesItOrOffshore =
  "The person who plans your work also does it, unless you ask for offshore hours, which are worked outside the United States at a lower rate.";

export const whoDoesOffshore =
  "Offshore hours, worked outside the United States, are used only if you ask for them.";
