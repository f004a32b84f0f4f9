import { type ComponentType, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

const islands: Record<string, () => Promise<ComponentType<never>>> = {
  carousel: async () => (await import("../site/testimonial-carousel.tsx")).TestimonialCarousel,
  "contact-form": async () => (await import("../site/contact-form-island.tsx")).ContactFormIsland,
};

/** Hands one island's HTML over to React. Throws where its name is unknown. */
export async function mountIsland(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? ""];
  if (!load) throw new Error(`No island is called ${element.dataset.island}`);
  const Content = (await load()) as ComponentType<object>;
  hydrateRoot(
    element,
    <StrictMode>
      <Content {...JSON.parse(element.dataset.props ?? "{}")} />
    </StrictMode>,
  );
}
