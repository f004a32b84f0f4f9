/** In an answer of the router: the nonce that its inline scripts carry; it moves into the page's policy. */
export const scriptNonceHeader = "script-nonce";
