import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { placeAt, rememberPlace, storePlaces } from "./places.ts";
import { returnToPlace } from "./return-to-place.ts";

function useRemembered(key: string) {
  useEffect(() => {
    const onScroll = () => rememberPlace(key, { top: scrollY });
    const onFocus = ({ target }: FocusEvent) => {
      const link = target instanceof Element ? target.closest("#main a[href]") : null;
      rememberPlace(key, { link: link?.getAttribute("href") ?? null });
    };
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("focusin", onFocus);
    return () => {
      removeEventListener("scroll", onScroll);
      removeEventListener("focusin", onFocus);
    };
  }, [key]);
  useEffect(() => {
    const leave = () => {
      storePlaces();
      history.scrollRestoration = "auto";
    };
    history.scrollRestoration = "manual";
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);
}

function wasHereBefore(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type !== "navigate";
}

/** Another screen begins at its top; back leads to where one was on it. */
export function usePlaces(): void {
  const { key, pathname, search } = useLocation();
  const way = useNavigationType();
  const screen = `${pathname} ${new URLSearchParams(search).get("tab") ?? ""}`;
  const shown = useRef<string | null>(null);
  const id = `${key} ${pathname}`;
  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    const isNew = shown.current !== screen;
    shown.current = screen;
    const place = placeAt(id);
    if (way === NavigationType.Pop && place && (!isFirst || wasHereBefore()))
      return returnToPlace(place);
    if (isFirst || !isNew) return;
    scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [id, screen, way]);
  useRemembered(id);
}
