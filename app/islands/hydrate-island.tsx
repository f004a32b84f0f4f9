import { type ComponentType, type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

const islands: Record<string, () => Promise<ComponentType<never>>> = {
  "blog-search": async () => (await import("../site/blog/blog-search.tsx")).BlogSearch,
  board: async () => (await import("../site/board/board.tsx")).Board,
  carousel: async () => (await import("../site/testimonial-carousel.tsx")).TestimonialCarousel,
  "contact-form": async () => (await import("../site/contact-form-island.tsx")).ContactFormIsland,
  "copy-link": async () => (await import("../site/blog/copy-link.tsx")).CopyLink,
  "membership-request": async () => (await import("../signup/request-screen.tsx")).RequestScreen,
  "plan-finder": async () => (await import("../site/plan-finder/plan-finder.tsx")).PlanFinder,
  signup: async () => (await import("../signup/signup-screen.tsx")).SignupScreen,
  passkey: async () => (await import("../site/passkey-button.tsx")).PasskeyButton,
  "tool-catalog": async () => (await import("../site/tools/catalog.tsx")).Catalog,
};

function typedIn(element: HTMLElement): Record<string, string> {
  const form = element.querySelector("form");
  if (!form) return {};
  return Object.fromEntries(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1] !== "",
    ),
  );
}

function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? ""];
  if (!load) throw new Error(`No island is called ${element.dataset.island}`);
  const Content = (await load()) as ComponentType<object>;
  const props = JSON.parse(element.dataset.props ?? "{}");
  const known =
    "values" in props
      ? { ...props, given: props.values, values: { ...props.values, ...typedIn(element) } }
      : props;
  await new Promise<void>((onHydrated) => {
    hydrateRoot(
      element,
      <StrictMode>
        <Hydrated onHydrated={onHydrated}>
          <Content {...known} />
        </Hydrated>
      </StrictMode>,
    );
  });
  element.dataset.hydrated = "";
}
