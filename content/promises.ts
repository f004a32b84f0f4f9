import { firm } from "./firm.ts";

/** How soon a member has a first answer to what is urgent, as the terms of membership count it. */
export const urgentAnswer = firm.promises.urgent.replace(" ", " business ");

export const firstAnswer = `a first answer within ${urgentAnswer}`;

export const standardAnswer = "a first answer by the same time on the next business day";

/** On one line, for what is read on a screen. */
export const answerTime = firm.promises.answer.replace(" ", "\u00A0");

export const whoDoesIt = "The person who plans the work is the one who does it.";

export const whoDoesOffshore =
  "Offshore hours, worked outside the United States, are used only where you choose them.";
