import type { AccessScope } from '#contract/access.ts';

/** What a scope is called in messages between programs. The second holds the first. */
export const SCOPE_NAMES = { free: 'desk:free', verdicts: 'desk:verdicts' } as const satisfies Record<
  AccessScope,
  string
>;

/** The widest that is asked for; names of others are passed over. Null: something was asked for, and nothing of it is ours. */
export function scopeOf(asked: string | undefined): AccessScope | null {
  const names = asked?.split(' ').filter(Boolean) ?? [];
  if (names.length === 0) return 'free';
  if (names.includes(SCOPE_NAMES.verdicts)) return 'verdicts';
  return names.includes(SCOPE_NAMES.free) ? 'free' : null;
}

export const scopeText = (scope: AccessScope): string =>
  scope === 'verdicts' ? `${SCOPE_NAMES.free} ${SCOPE_NAMES.verdicts}` : SCOPE_NAMES.free;
