import type { ComponentType } from "react";

type Props<P extends object> = {
  name: string;
  component: ComponentType<P>;
  props: P;
  /** Whether it hydrates at once, when scrolled near, or waits until it is used. */
  when?: "now" | "near" | "used";
};

/** Part of a public page that React takes over in the browser; until then it works as plain HTML. */
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
