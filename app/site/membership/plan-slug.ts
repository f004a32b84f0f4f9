/** How /signup names a plan: its name in lower case, with hyphens for spaces. */
export function planSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

export function signupAddress(planName: string): string {
  return `/signup?plan=${planSlug(planName)}`;
}
