export type Delivery = {
  scriptNonce?: string;
  outage?: boolean;
  cardProvider?: "stripe" | "sandbox";
  /** Not compressed, since the size of a personal page could reveal its content. */
  personal?: true;
  /** Milliseconds since 1970; 0 where caching is not worth it. */
  cacheUntil?: number;
  queries?: string[];
};

export type Rendered = { response: Response; delivery: Delivery };
