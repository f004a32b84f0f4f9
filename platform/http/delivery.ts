export type Delivery = {
  scriptNonce?: string;
  outage?: boolean;
  cardProvider?: "stripe" | "sandbox";
  /** Shows what is one person's alone, so it is not compressed: its size would say something of it. */
  personal?: true;
  /** The same for everyone until then, in milliseconds since 1970; 0 where it is not worth the room. */
  cacheUntil?: number;
  queries?: string[];
};

export type Rendered = { response: Response; delivery: Delivery };
