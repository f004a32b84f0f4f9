export function planSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

export function signupAddress(planName: string): string {
  return `/signup?plan=${planSlug(planName)}`;
}
