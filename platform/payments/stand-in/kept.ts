export type Metadata = Record<string, string>;

/** What every object of the provider has; times are seconds since 1970, money is cents. */
export type Kept = { id: string; object: string; created: number; livemode: false };

export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string };
