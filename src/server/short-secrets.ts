/** Characters below which a secret can be guessed. */
const SHORTEST = { AUTH_SECRET: 32, WAITLIST_EXPORT_TOKEN: 16, METRICS_TOKEN: 16 } as const;

type Secrets = { readonly [name in keyof typeof SHORTEST]?: string | undefined };

/** What is said of each secret that is too short: a trial may have it, production not. */
export function shortSecrets(given: Secrets): string[] {
  const names = Object.keys(SHORTEST) as (keyof typeof SHORTEST)[];
  return names
    .filter((name) => given[name] !== undefined && given[name].length < SHORTEST[name])
    .map((name) => `${name} must be at least ${SHORTEST[name]} characters`);
}
