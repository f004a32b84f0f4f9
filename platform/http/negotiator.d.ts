/** @types/negotiator does not know the order of preference that 1.1 takes. */
declare module "negotiator" {
  class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encoding<E extends string>(available: E[], options: { preferred: E[] }): E | undefined;
  }
  export = Negotiator;
}
