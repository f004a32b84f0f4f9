import type { ComponentType } from "react";

type Props<P extends object> = {
  name: string;
  component: ComponentType<P>;
  props: P;
};

/** Part of a public page that React takes over in the browser; until then its HTML stands by itself. */
export function Island<P extends object>({ name, component: Content, props }: Props<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Content {...props} />
    </div>
  );
}
