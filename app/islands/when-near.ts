export function whenNear(element: Element, begin: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: "160px" },
  );
  observer.observe(element);
}
