import { type LimitChange, type SpendingLimit, setSpendingLimit } from '#contract/play-limits.ts';

type Reading = { change: LimitChange; error?: never } | { change?: never; error: string };

/** "$1,250.50" as it is typed, as the contract wants it, or what is wrong with it. */
export function readLimit({ unit, window }: Pick<SpendingLimit, 'unit' | 'window'>, text: string): Reading {
  const bare = text.replace(/[$,\s]/g, '');
  if (bare === '') return { error: 'Enter an amount, or take the limit away' };
  const parsed = setSpendingLimit.body.safeParse({ unit, window, amount: Number(bare) });
  if (parsed.success) return { change: parsed.data };
  const words = parsed.error.issues[0]?.message ?? 'is not valid';
  return { error: words.charAt(0).toUpperCase() + words.slice(1) };
}
