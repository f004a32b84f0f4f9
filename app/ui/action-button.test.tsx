import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ActionButton } from "./action-button.tsx";

test.each([
  [false, "Ask the card again"],
  [true, "Asking..."],
])("what a button is about is read out (pending: %s)", (isPending, words) => {
  const html = renderToStaticMarkup(
    <ActionButton
      action={{ isPending, error: null, mutate: () => {} }}
      label="Ask the card again"
      about="of Harbor"
      pending="Asking..."
      failed=""
    />,
  );
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(`${words} of Harbor`);
});
