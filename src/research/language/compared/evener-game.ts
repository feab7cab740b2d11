import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';

const EVEN = /\b(tighter|tightest|closer|closest|(more|most) even(ly matched)?|evener|evenest|coin ?flip|pick ?em)\b/;
const ELSE = /\b(line|number|edge|fair|value|home|by)\b/;

/** "Korea Czech or Netherlands Japan, which is tighter": games that are named, in the order of how far apart their sides are. */
export function evenerGame({ plain, mentions, amounts, nowMs }: Tagged): Asked | null {
  if (!EVEN.test(plain) || ELSE.test(plain) || asksVerdict(plain) || amounts.prices.length > 0) return null;
  const games = mentions.map(({ persons }) => new Set(persons.map(({ event }) => event)));
  const named = games.flatMap((of) => [...of].filter(({ startsAt }) => startsAt.getTime() > nowMs));
  const ids = [...new Set(named.map(({ id }) => id))];
  const isOfOneEach = games.every(({ size }) => size === 1);
  if (ids.length < 2 || ids.length > MOST_GAMES || !isOfOneEach) return null;
  return calls([boardCall({ eventIds: ids, market: 'moneyline', order: 'closest', limit: ids.length })]);
}

const MOST_GAMES = 6;
