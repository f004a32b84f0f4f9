/** Decoded as routers do, an escape a byte, so that it never throws. For comparing paths in ASCII. */
export const readPath = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  );
