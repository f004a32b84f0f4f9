/** `signature` is for webhooks, which sign the body. */
export type Role = "visitor" | "member" | "admin" | "signature";
