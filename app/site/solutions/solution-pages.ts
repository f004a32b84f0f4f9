import type { NavigationEntry } from "../../../content/navigation.ts";
import type { SolutionPage } from "../../../content/solution-page.ts";

const files = import.meta.glob<SolutionPage>("../../../content/solutions/*.ts", {
  eager: true,
  import: "default",
});

export const solutionPages: SolutionPage[] = Object.values(files).toSorted(
  (a, b) => a.order - b.order,
);

export const solutionAddress = (slug: string) => `/solutions/${slug}`;

export const solutionEntries: NavigationEntry[] = solutionPages.map(({ slug, label, desc }) => ({
  href: solutionAddress(slug),
  label,
  desc,
}));

/** How many solutions have a card: all but the last in the navigation, Technical Concierge. */
const cardCount = 9;

type SolutionCard = {
  slug: string;
  situation: string;
  title: string;
  description: string;
  href: string;
};

export const solutionCards: SolutionCard[] = solutionPages
  .slice(0, cardCount)
  .map(({ slug, situation, label, card }) => ({
    slug,
    situation,
    title: label,
    description: card,
    href: solutionAddress(slug),
  }));
