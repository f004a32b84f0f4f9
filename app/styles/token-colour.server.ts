import { oklchToHex } from "../../platform/pictures/oklch.ts";
import tokens from "./tokens.css?raw";

/** A colour of tokens.css as hexadecimal sRGB, for what reads no CSS. Throws where there is no such token. */
export function tokenColour(name: string, theme: "light" | "dark" = "light"): string {
  const value = tokens.match(new RegExp(`--${name}:([^;]+);`))?.[1] ?? "";
  const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const found = theme === "dark" ? colours.at(-1) : colours[0];
  if (!found) throw new Error(`No colour token --${name}`);
  return oklchToHex(Number(found[1]), Number(found[2]), Number(found[3]));
}
