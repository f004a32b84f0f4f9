import { answerTime } from "../../content/promises.ts";

/** By when an answer comes: the browser puts the time in the place of the span. */
export const AnswerBy = () => (
  <span className="answer-by" data-answer-by>
    within {answerTime}
  </span>
);
