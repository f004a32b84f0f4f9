import type { Appearance } from "@stripe/stripe-js";
import { useSyncExternalStore } from "react";

/** Stripe Elements live in frames that lack our tokens and cannot parse oklch(): they get plain colors. */
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
  const color = (token: string) => resolve(token, canvas);
  return {
    theme: "flat",
    variables: {
      colorPrimary: color("--pine"),
      colorBackground: color("--raised"),
      colorText: color("--ink"),
      colorTextSecondary: color("--ink-2"),
      colorTextPlaceholder: color("--ink-2"),
      colorDanger: color("--danger"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "17px",
      borderRadius: "6px",
    },
    rules: {
      ".Input": { border: `1.5px solid ${color("--line-strong")}`, boxShadow: "none" },
      ".Input:focus": { outline: `3px solid ${color("--pine")}`, outlineOffset: "2px" },
      ".Input--invalid": { borderColor: color("--danger") },
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

export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, currentAppearance);
}
