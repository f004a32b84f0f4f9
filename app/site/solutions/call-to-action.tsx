import type { SolutionPage } from "../../../content/solution-page.ts";
import { Closing, ClosingWays } from "../closing.tsx";

type Props = SolutionPage["callToAction"] & { about: string };

export function CallToAction({ about, heading, text, label }: Props) {
  return (
    <Closing heading={heading} text={text}>
      <ClosingWays
        first={{ href: `/contact?about=${about}`, label }}
        other={{ href: "/membership", label: "See membership plans" }}
      />
    </Closing>
  );
}
