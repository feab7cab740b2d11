import type { Passwords } from './passwords.ts';

/** Right and wrong are told apart; nothing is kept safe, and nothing takes a test's time. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain:${password}`,
  matches: async (hash, password) => hash === `plain:${password}`,
};
