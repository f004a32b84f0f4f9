/** What a page says, while it is rendered, about how it is to be sent. */
export type Delivery = {
  /** The nonce of its inline scripts, which its policy has to name. */
  scriptNonce?: string;
  /** It could not be shown because the database is away: come back later. */
  outage?: boolean;
  /** Whose card form its policy has to let in. */
  cardProvider?: "stripe" | "sandbox";
  /** Shows what is one person's alone, so it is not compressed: its size would say something of it. */
  personal?: true;
  /** The same for everyone until then, in milliseconds since 1970; 0 where it is not worth the room. */
  cacheUntil?: number;
  /** What is cached depends on these queries alone. */
  queries?: string[];
};

export type Rendered = { response: Response; delivery: Delivery };
