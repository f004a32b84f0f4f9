import type { Appearance } from "@stripe/stripe-js";
import { useSyncExternalStore } from "react";

/** Elements live in frames that know none of our tokens and read no oklch(): they get plain colours. */
function resolve(token: string, canvas: CanvasRenderingContext2D): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

function readAppearance(): Appearance {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d") as CanvasRenderingContext2D | null;
  if (!canvas) return { theme: "stripe" };
  const colour = (token: string) => resolve(token, canvas);
  return {
    theme: "flat",
    variables: {
      colorPrimary: colour("--pine"),
      colorBackground: colour("--raised"),
      colorText: colour("--ink"),
      colorTextSecondary: colour("--ink-2"),
      colorTextPlaceholder: colour("--ink-2"),
      colorDanger: colour("--danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "17px",
      borderRadius: "6px",
    },
    rules: {
      ".Input": { border: `1.5px solid ${colour("--line-strong")}`, boxShadow: "none" },
      ".Input:focus": { outline: `3px solid ${colour("--pine")}`, outlineOffset: "2px" },
      ".Input--invalid": { borderColor: colour("--danger") },
      ".Label": { fontWeight: "540" },
    },
  };
}

const dark = () => window.matchMedia("(prefers-color-scheme: dark)");

let known: { dark: boolean; appearance: Appearance } | undefined;

function currentAppearance(): Appearance {
  const isDark = dark().matches;
  if (known?.dark !== isDark) known = { dark: isDark, appearance: readAppearance() };
  return known.appearance;
}

function subscribe(changed: () => void): () => void {
  const theme = dark();
  theme.addEventListener("change", changed);
  return () => theme.removeEventListener("change", changed);
}

/** The site's look in Stripe's words, also when the theme changes. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, currentAppearance);
}
