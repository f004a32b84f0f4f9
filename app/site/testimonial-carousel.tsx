import { type FocusEvent, useEffect, useState } from "react";
import { SampleMark } from "../people/sample-mark.tsx";

type Quote = { quote: string; role: string; company: string; sample: boolean };

/** Milliseconds each quote is shown. */
const interval = 5000;

function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const media = matchMedia(query);
    const read = () => setMatches(media.matches);
    read();
    media.addEventListener("change", read);
    return () => media.removeEventListener("change", read);
  }, [query]);
  return matches;
}

function useTabHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);
  return hidden;
}

export function TestimonialCarousel({ quotes }: { quotes: Quote[] }) {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [attention, setAttention] = useState({ pointer: false, keyboard: false });
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const tabHidden = useTabHidden();
  const moving =
    !paused && !attention.pointer && !attention.keyboard && !tabHidden && !reducedMotion;

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setAt((at + 1) % quotes.length), interval);
    return () => clearTimeout(timer);
  }, [moving, at, quotes.length]);

  const focus = (event: FocusEvent) =>
    setAttention((now) => ({ ...now, keyboard: event.target.matches(":focus-visible") }));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointer and focus only pause it
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label="What clients say"
      onPointerEnter={() => setAttention((now) => ({ ...now, pointer: true }))}
      onPointerLeave={() => setAttention((now) => ({ ...now, pointer: false }))}
      onFocus={focus}
      onBlur={() => setAttention((now) => ({ ...now, keyboard: false }))}
    >
      <div className="slides" aria-live={moving ? "off" : "polite"}>
        {quotes.map(({ quote, role, company, sample }, index) => (
          <figure key={quote} className="slide" data-shown={index === at}>
            <blockquote>
              <p>“{quote}”</p>
            </blockquote>
            <figcaption>
              {role}, {company} {sample ? <SampleMark /> : null}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="carousel-controls">
        <button type="button" className="button button-quiet" onClick={() => setPaused(!paused)}>
          {paused ? "Play" : "Pause"}
          <span className="sr-only"> testimonials</span>
        </button>
        {quotes.map(({ quote }, index) => (
          <button
            key={quote}
            type="button"
            className="dot"
            aria-label={`Show testimonial ${index + 1} of ${quotes.length}`}
            aria-current={index === at ? "true" : undefined}
            onClick={() => setAt(index)}
          />
        ))}
      </div>
    </section>
  );
}
