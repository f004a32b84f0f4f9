import { expect, test } from "vitest";
import {
  type Edit,
  type Mark,
  markEdit,
  pictureEdit,
  type TextSelection,
} from "./markdown-marks.ts";

/** `[` and `]` mark the selection, before and after. */
function selection(marked: string): TextSelection {
  const start = marked.indexOf("[");
  const text = marked.replace("[", "");
  const end = text.indexOf("]");
  return { text: text.replace("]", ""), start, end };
}

function applied({ text }: TextSelection, { from, to, insert, select }: Edit) {
  const after = text.slice(0, from) + insert + text.slice(to);
  return { after, selected: after.slice(...select) };
}

const cases: [Mark, string, string, string][] = [
  ["bold", "a [word] here", "a **word** here", "word"],
  ["bold", "a **[word]** here", "a word here", "word"],
  ["bold", "[]", "**bold text**", "bold text"],
  ["bold", "a [word ]here", "a **word** here", "word"],
  ["bold", "a [**word**] here", "a word here", "word"],
  ["italic", "a [word]", "a _word_", "word"],
  ["heading", "one\nt[w]o\nthree", "one\n## two\nthree", "## two"],
  ["heading", "[]## two", "two", ""],
  ["heading", "[]### three", "## three", ""],
  ["list", "[one\ntwo]", "- one\n- two", "- one\n- two"],
  ["list", "[- one\n- two]", "one\ntwo", "one\ntwo"],
  ["table", "[]", "| Heading | Heading |\n| --- | --- |\n| Cell | Cell |\n\n", "Heading"],
  ["table", "see\n[a|b\tc\nd]", "see\n\n| a\\|b | c |\n| --- | --- |\n| d |  |\n\n", "a\\|b"],
  ["table", "[a\nb\tc]", "| a |  |\n| --- | --- |\n| b | c |\n\n", "a"],
  ["table", "[\ta\nb\t1\n]", "|  | a |\n| --- | --- |\n| b | 1 |\n\n", ""],
  ["quote", "on[]e", "> one", ""],
  ["code", "a [word]", "a `word`", "word"],
  ["code", "[one\ntwo]", "```\none\ntwo\n```", "one\ntwo"],
  ["code", "one [two\nthree] four", "one \n```\ntwo\nthree\n```\n four", "two\nthree"],
  ["link", "see [this]", "see [this](https://)", "https://"],
  ["link", "[https://a.example/b]", "[link text](https://a.example/b)", "link text"],
];

test.each(cases)("%s on %j makes %j", (mark, before, after, selected) => {
  const field = selection(before);
  expect(applied(field, markEdit(mark, field))).toEqual({ after, selected });
});

test("a picture is a paragraph of its own, and its description cannot close the brackets", () => {
  const field = selection("text[]");
  const picture = { path: "/blog-images/a.webp", alt: "a [b]\nc", caption: "" };
  expect(applied(field, pictureEdit(field, picture)).after).toBe(
    "text\n\n![a \\[b\\] c](/blog-images/a.webp)\n\n",
  );
  const caption = 'Said "so" \\';
  expect(applied(field, pictureEdit(field, { ...picture, caption })).after).toBe(
    'text\n\n![a \\[b\\] c](/blog-images/a.webp "Said \\"so\\" \\\\")\n\n',
  );
});
