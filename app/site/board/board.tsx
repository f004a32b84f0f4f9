import { useEffect, useRef, useState } from "react";
import { carrying, tools } from "../../../content/board.ts";
import { useRested } from "../../use-rested.ts";
import { type Answer, spokenWords } from "./board-words.ts";
import { CostLine } from "./cost-line.tsx";
import { Picks } from "./picks.tsx";
import { Record } from "./record.tsx";

/** Milliseconds of rest after which the answer is read out. */
const rest = 900;

const begun: Answer = { count: tools.filter(({ picked }) => picked).length, ...carrying };

function answerOf(form: HTMLFormElement): Answer {
  const given = new FormData(form);
  const number = (name: string) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.valueAsNumber ?? Number.NaN;
  return {
    count: tools.filter(({ name }) => given.has(name)).length,
    hours: number("hours"),
    rate: number("rate"),
  };
}

/** The browser keeps what is picked, and the style sheet draws it, so that both work before script and without it. */
export function Board() {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(begun);
  const spoken = useRested(spokenWords(answer), rest);
  const read = () => form.current && setAnswer(answerOf(form.current));

  useEffect(() => {
    const { current } = form;
    const changed = [...(current?.elements ?? [])].some(
      (part) =>
        part instanceof HTMLInputElement &&
        (part.checked !== part.defaultChecked || part.value !== part.defaultValue),
    );
    if (current && changed) setAnswer(answerOf(current));
  }, []);

  return (
    <form ref={form} className="board" aria-label="Your tools, joined up" onChange={read}>
      <div className="board-drawing">
        <Picks />
        <Record count={answer.count} />
      </div>
      <CostLine answer={answer} />
      <output className="sr-only">{spoken}</output>
    </form>
  );
}
