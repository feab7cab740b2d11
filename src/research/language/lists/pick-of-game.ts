import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { BetFocus } from '../reading.ts';
import { statedOf } from './about-bet.ts';

const FEWEST = 3;
const MOST_WORDS = 9;
const ONE =
  /\b(one pick|just one|only one|pick one|pick a side|(just|only|give me|gimme|whats) (the|a|your|ur) (side|spread|total|ml|moneyline|pick|lean)|which one|the side)\b/;

const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(side|sides)\b/, ['moneyline', 'spread']],
  [/\bspread\b/, ['spread']],
  [/\b(total|over under)\b/, ['total']],
  [/\b(ml|moneyline)\b/, ['moneyline']],
];

/** "Just the side, one pick" behind the bets of one game: which of them comes closest, free, as they were judged. Null: another game is meant. */
export function pickOfGame({ previous, plain, tokens, mentions, amounts, reading }: Tagged): Asked | null {
  const { focus = [], unjudged, ticket, list } = previous ?? {};
  const isOneGame = new Set(focus.map(({ eventId }) => eventId)).size === 1;
  const isElse = mentions.length + amounts.prices.length + reading.leagues.length > 0 || tokens.length > MOST_WORDS;
  if (isElse || focus.length < FEWEST || !isOneGame || unjudged === true || ticket === true || list === true)
    return null;
  if (!ONE.test(plain)) return null;
  const kinds = KINDS.find(([words]) => words.test(plain))?.[1];
  const bets = focus.filter(({ market }: BetFocus) => kinds === undefined || kinds.includes(market));
  if (bets.length < 2) return null;
  const call = { tool: 'price_bets' as const, input: { bets: bets.map((bet) => statedOf(bet, null)) } };
  return { kind: 'calls', calls: [call], assumed: [], explains: 'better' };
}
