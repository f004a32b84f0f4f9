import { firmDay } from "../../../content/firm-day.ts";
import type { WorkQuestion } from "../../../domain/hours/schema.ts";

export function LineQuestions({ questions }: { questions: WorkQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <ul className="line-questions">
      {questions.map(({ id, text, by, byStaff, at }) => (
        <li key={id} className={byStaff ? "line-answer" : undefined}>
          <p>{text}</p>
          <p className="hint">
            {byStaff ? "Answered" : "Asked"} by {by}, {firmDay(at)}
          </p>
        </li>
      ))}
    </ul>
  );
}
