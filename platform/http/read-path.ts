/** As routers read it: decoded, and where an escape is none, as far as it goes. */
export const readPath = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  );
