import type { ComponentType } from "react";

type Props<P extends object> = {
  name: string;
  component: ComponentType<P>;
  props: P;
  when?: "now" | "near" | "used";
};

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
