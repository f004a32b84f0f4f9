import type { ComponentType } from "react";

type Props<P extends object> = {
  name: string;
  component: ComponentType<P>;
  props: P;
  /** A form works without React, so it can wait until somebody turns to it. */
  when?: "near" | "used";
};

/** Part of a public page that React takes over in the browser; until then its HTML stands by itself. */
export function Island<P extends object>({
  name,
  component: Content,
  props,
  when = "near",
}: Props<P>) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      <Content {...props} />
    </div>
  );
}
