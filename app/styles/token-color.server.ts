import { formatHex } from "culori";
import tokens from "./tokens.css?raw";

/** A color of tokens.css as hexadecimal sRGB, for what reads no CSS. Throws where there is no such token. */
export function tokenColor(name: string, theme: "light" | "dark" = "light"): string {
  const value = tokens.match(new RegExp(`--${name}:([^;]+);`))?.[1] ?? "";
  const hex = formatHex(value.match(/oklch\([^)]+\)/g)?.at(theme === "dark" ? -1 : 0));
  if (!hex) throw new Error(`No color token --${name}`);
  return hex;
}
