import type { Portrait } from "../../content/portrait.ts";

const shoulders = "M12 220C14 194 40 184 84 170 90 182 110 182 116 170 160 184 186 194 188 220Z";

/** Each wears a node of the thread. */
export function Clothes({ kind }: { kind: Portrait["wears"] }) {
  return (
    <>
      <path className="portrait-wears" d={shoulders} />
      {kind === "blazer" ? (
        <>
          <path
            className="portrait-under"
            d="M84 170C90 182 110 182 116 170L124 173 102 220H98L76 173Z"
          />
          <path
            className="portrait-seam"
            d="M76 172L66 190 76 196 98 220M124 172L134 190 124 196 102 220"
          />
        </>
      ) : null}
      {kind === "shirt" ? (
        <>
          <path
            className="portrait-wears-2"
            d="M83 166L74 176 88 196 100 182 112 196 126 176 117 166C112 182 88 182 83 166Z"
          />
          <path className="portrait-seam" d="M74 176L88 196 100 182 112 196 126 176M100 182V220" />
        </>
      ) : null}
      {kind === "sweater" ? (
        <>
          <path
            className="portrait-wears-2"
            d="M82 164C80 186 120 186 118 164L124 172C124 196 76 196 76 172Z"
          />
          <path className="portrait-seam" d="M76 172C76 196 124 196 124 172" />
        </>
      ) : null}
      {kind === "cardigan" ? (
        <>
          <path
            className="portrait-under"
            d="M84 170C90 182 110 182 116 170L128 174 108 220H92L72 174Z"
          />
          <path
            className="portrait-seam"
            d="M72 174C80 190 88 206 92 220M128 174C120 190 112 206 108 220"
          />
        </>
      ) : null}
      <circle className="portrait-pin" cx="147" cy="194" r="4.5" />
    </>
  );
}
