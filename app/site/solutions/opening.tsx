import type { ReactNode } from "react";
import type { SolutionPage } from "../../../content/solution-page.ts";
import { Figures } from "../figures.tsx";
import { Contents } from "./contents.tsx";
import { Feature } from "./feature.tsx";
import { OpeningActions, OpeningWords } from "./opening-words.tsx";
import { RegistrationList } from "./registrations.tsx";

type Props = { page: SolutionPage };

function Across({ page }: Props) {
  return (
    <>
      <header className="shell opening opening-across">
        <OpeningWords page={page} />
        <OpeningActions page={page} />
      </header>
      <Feature page={page} {...page.feature} />
      <Contents page={page} />
      <Figures figures={page.facts} className="shell solution-facts fact-row" />
    </>
  );
}

function Beside({ page }: Props) {
  return (
    <>
      <div className="opening-beside">
        <header className="opening">
          <OpeningWords page={page} />
          <OpeningActions page={page} />
        </header>
        <Feature page={page} {...page.feature} />
        <Figures figures={page.facts} className="fact-lines" />
      </div>
      <Contents page={page} />
    </>
  );
}

function FiguresFirst({ page, children }: Props & { children: ReactNode }) {
  return (
    <>
      <header className="opening-figures">
        <div className="shell opening">
          <OpeningWords page={page} />
          <div className="opening-measured">
            <Figures figures={page.facts} className="fact-row" />
            {children}
          </div>
          <OpeningActions page={page} />
        </div>
      </header>
      <Feature page={page} {...page.feature} />
      <Contents page={page} />
    </>
  );
}

function Sheet({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="sheet" aria-labelledby="sheet">
      <h2 id="sheet" className="label">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** The terms on a sheet beside the words; on a phone the picture comes before them. */
function Terms({ page, heading }: Props & { heading: string }) {
  return (
    <>
      <div className="opening-terms">
        <header className="opening">
          <OpeningWords page={page} />
          <OpeningActions page={page} />
        </header>
        <Feature page={page} {...page.feature} />
        <Sheet heading={heading}>
          <Figures figures={page.facts} className="fact-lines" />
        </Sheet>
      </div>
      <Contents page={page} />
    </>
  );
}

function Registered({ page, heading }: Props & { heading: string }) {
  return (
    <>
      <header className="shell opening opening-sheet">
        <OpeningWords page={page} />
        <OpeningActions page={page} />
        <Sheet heading={heading}>
          <RegistrationList />
        </Sheet>
        <Figures figures={page.facts} className="fact-row" />
      </header>
      <Contents page={page} />
      <Feature page={page} {...page.feature} />
    </>
  );
}

export function Opening({ page }: Props) {
  const { opening } = page;
  if (opening.kind === "across") return <Across page={page} />;
  if (opening.kind === "beside") return <Beside page={page} />;
  if (opening.kind === "figures")
    return (
      <FiguresFirst page={page}>
        {opening.source ? (
          <p>
            <a className="link" href={opening.source.href}>
              {opening.source.label}
            </a>
          </p>
        ) : null}
      </FiguresFirst>
    );
  if (opening.holds === "facts") return <Terms page={page} heading={opening.heading} />;
  return <Registered page={page} heading={opening.heading} />;
}
