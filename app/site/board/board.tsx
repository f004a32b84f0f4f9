import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { carrying, tools } from "../../../content/board.ts";
import { useRested } from "../../use-rested.ts";
import { askAddress, firstAsk } from "./asked-board.ts";
import { type Answer, spokenWords } from "./board-words.ts";
import { CostLine } from "./cost-line.tsx";
import { Picks } from "./picks.tsx";
import { Record } from "./record.tsx";

/** Milliseconds of rest after which the answer is read out. */
const rest = 900;

const begun: Answer = {
  picked: tools.filter(({ picked }) => picked).map(({ id }) => id),
  ...carrying,
};

function answerOf(form: HTMLFormElement): Answer {
  const given = new FormData(form);
  const number = (name: string) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.valueAsNumber ?? Number.NaN;
  return {
    picked: tools.filter(({ id }) => given.has(id)).map(({ id }) => id),
    hours: number("hours"),
    rate: number("rate"),
  };
}

const stay = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();

/** The browser keeps what is picked, and the style sheet draws it, so that both work before script and without it. */
export function Board() {
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState<Answer>();
  const answer = own ?? begun;
  const spoken = useRested(spokenWords(answer), rest);
  const read = () => form.current && setOwn(answerOf(form.current));

  // Something may have been picked before hydration; a link that was pressed until then waits for it.
  useLayoutEffect(() => {
    if (form.current) setOwn(answerOf(form.current));
  }, []);

  return (
    <form
      ref={form}
      className="board"
      aria-label="Your tools, connected"
      onChange={read}
      onSubmit={stay}
    >
      <div className="board-drawing">
        <Picks />
        <Record count={answer.picked.length} />
      </div>
      <CostLine answer={answer} ask={own ? askAddress(own) : firstAsk} />
      <output className="sr-only">{spoken}</output>
    </form>
  );
}
