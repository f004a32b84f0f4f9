/** The package ships no types; this is the part of it that is used here. */
declare module "autocannon" {
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers: Record<string, string>;
  };
  type Result = { non2xx: number; errors: number; requests: { average: number } };
  export default function autocannon(options: Options): Promise<Result>;
}
