import type { ComponentType } from "react";

/** When an island loads React: once it comes into view, or as soon as the page is quiet. */
export type IslandTrigger = "visible" | "idle";

type Props<P extends object> = {
  name: string;
  when: IslandTrigger;
  component: ComponentType<P>;
  props: P;
};

/** Part of a public page that React takes over in the browser; until then its HTML stands by itself. */
export function Island<P extends object>({ name, when, component: Content, props }: Props<P>) {
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      <Content {...props} />
    </div>
  );
}
