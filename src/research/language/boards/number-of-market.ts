import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const NUMBER = /\b(number|line|number is|line is)\b/;

/**
 * "Whats the DK number on Saints Vikings" behind totals: of a game that is named without a market the one that was spoken of, where all of
 * that was of one. A moneyline has no number.
 */
export function numberOfMarket({ plain, said, previous }: Tagged, asked: Asked | null): Asked | null {
  const [call, ...others] = asked?.kind === 'calls' ? asked.calls : [];
  if (asked?.kind !== 'calls' || call?.tool !== 'show_board' || others.length > 0 || !NUMBER.test(plain)) return asked;
  const [market, ...more] = new Set((previous?.focus ?? []).map((bet) => bet.market));
  const isOpen = said.every((bet) => bet.market === null && bet.line === null && bet.stats.length === 0);
  if (!isOpen || more.length > 0 || (market !== 'total' && market !== 'spread')) return asked;
  const { side: _, ...input } = call.input as { side?: string; market?: string; eventId?: string };
  return input.market === 'moneyline' && input.eventId !== undefined
    ? { ...asked, calls: [{ ...call, input: { ...input, market } }] }
    : asked;
}
