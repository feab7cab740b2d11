/** Characters below which a secret can be guessed. */
const SHORTEST = {
  AUTH_SECRET: 32,
  AUTH_SECRET_PREVIOUS: 32,
  ADMIN_PATH: 16,
  WAITLIST_EXPORT_TOKEN: 16,
  METRICS_TOKEN: 16,
} as const;

type Name = keyof typeof SHORTEST;
type Secrets = { readonly [name in Name]?: string | undefined };

/** What is said of each secret that is too short: a trial may have it, production not. */
export function shortSecrets(given: Secrets): string[] {
  const names = Object.keys(SHORTEST) as Name[];
  return names.flatMap((name) => {
    const words = tooShort(name, given[name]);
    return words === null ? [] : [`${name} ${words}`];
  });
}

/** What is wrong with the length of one; null: nothing, or it is not set. */
export const tooShort = (name: Name, secret: string | undefined): string | null =>
  secret !== undefined && secret.length < SHORTEST[name] ? `must be at least ${SHORTEST[name]} characters` : null;
