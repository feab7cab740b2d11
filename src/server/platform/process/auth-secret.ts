/**
 * The operator's secret, by which mailboxes and addresses are hashed and secrets of apps are sealed. While it is being changed
 * there are two: everything new is made with the first, and what was made with the second is still known.
 */
export type AuthSecret = string | { current: string; previous: string };

export const currentSecret = (secret: AuthSecret): string => (typeof secret === 'string' ? secret : secret.current);

/** The one to make something with comes first. */
export const secretsOf = (secret: AuthSecret): readonly string[] =>
  typeof secret === 'string' ? [secret] : [secret.current, secret.previous];
