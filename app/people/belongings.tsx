import type { ReactNode } from "react";
import type { Portrait } from "../../content/portrait.ts";

type Belonging = Portrait["with"];

const inHand: Partial<Record<Belonging, ReactNode>> = {
  contract: (
    <g className="portrait-paper">
      <path d="M26 210L36 160 76 168 68 210Z" />
      <path d="M43 173L66 178M41 183L64 188M39 193L54 196" />
    </g>
  ),
  mug: (
    <g className="portrait-mug">
      <path className="portrait-handle" d="M38 180C26 178 26 198 38 198" />
      <path d="M38 172H68V212H38Z" />
      <path
        className="portrait-steam"
        d="M47 164C44 158 50 156 47 150M58 164C55 158 61 156 58 150"
      />
    </g>
  ),
  badge: (
    <g className="portrait-paper">
      <path d="M42 176H66V206H42Z" />
      <path d="M54 168V176M47 197H61" />
      <circle cx="54" cy="186" r="4.5" />
    </g>
  ),
};

const worn: Partial<Record<Belonging, ReactNode>> = {
  headset: (
    <g className="portrait-headset">
      <path d="M62 104C56 20 144 20 138 104M62 116C64 134 76 140 86 139" />
      <rect x="55" y="96" width="14" height="24" rx="6" />
      <rect x="131" y="96" width="14" height="24" rx="6" />
    </g>
  ),
  pencil: (
    <g className="portrait-pencil">
      <path className="portrait-point" d="M135 93L129 96" />
      <path d="M135 93L166 77" />
    </g>
  ),
  chain: (
    <path
      className="portrait-chain"
      d="M75 106C56 120 58 152 78 170M131 106C146 120 144 152 122 170"
    />
  ),
};

export const InHand = ({ what }: { what: Belonging }) => inHand[what];
export const Worn = ({ what }: { what: Belonging }) => worn[what];
