import type { ComponentType } from "react";

type Props<P extends object> = {
  name: string;
  component: ComponentType<P>;
  props: P;
  /** What works without React, or does nothing by itself, waits until somebody turns to it. */
  when?: "near" | "used";
};

/** Part of a public page that React takes over in the browser; until then its HTML stands by itself. */
export function Island<P extends object>({
  name,
  component: Content,
  props,
  when = "used",
}: Props<P>) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      <Content {...props} />
    </div>
  );
}
