import { betsCall } from '../lists/about-bet.ts';
import { ORDINALS } from '../ordinals.ts';
import type { BetFocus, Reading } from '../reading.ts';
import { refOfFocus } from '../sums/bets-said.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import { type Asked, say } from './call.ts';
import { betOf } from './focus.ts';
import { gameAhead } from './game-ahead.ts';
import { readJudgement } from './judgements.ts';
import type { Tagged } from './tagged.ts';

const LATE =
  /\btoo late\b|\b(did|have|has) (i|we) (already )?miss(ed)?\b|\bstill (ok|okay|good|worth|playable|bettable|value|a bet|a good|time to)\b|\bships? sailed\b|\bvalue (is )?gone\b/;
const ELSE = /\b(why|when|how|parlay|leg|hedge|cash ?out|injur\w*|play(s|ing)?|down to)\b/;
const MOST_WORDS = 16;

/** Whether it is asked if a bet can still be made, which only a verdict says. */
export const asksTooLate = (plain: string): boolean => LATE.test(plain) && !ELSE.test(plain);

/**
 * "Too late to bet them or still OK at -204", "is it too late to bet it" behind a move or prices: a verdict on that bet now, at the price that is
 * named, else at the best there is. Null: which of several is meant is not said, or it is of picks or a parlay.
 */
export function tooLate(read: Tagged): Asked | null {
  const { plain, tokens, previous, mentions, amounts, books, slate, nowMs, where } = read;
  const [price, ...others] = amounts.prices;
  if (!previous || !asksTooLate(plain) || tokens.length > MOST_WORDS) return null;
  if (mentions.length + others.length + amounts.lines.length + amounts.money.length > 0) return null;
  if (previous.ticket === true || (previous.list === true && !/\btoo late\b/.test(plain))) return null;
  const bet = spokenIn(previous);
  if (!bet && price === undefined && previous.looked?.some(({ tool }) => tool === 'line_moves')) return whichMove(read);
  // What was judged is told once more, free; at another price it is another question.
  if (bet && price === undefined && previous.unjudged !== true && previous.list !== true)
    return { kind: 'calls', calls: [betsCall([bet], previous)], assumed: [], explains: 'gap' };
  const event = gameAhead(bet, { events: slate.events, nowMs });
  if (!bet || !event) return null;
  const stated = { ...betOf(bet, event), price: price?.text ?? null, book: books[0] ?? null };
  return readJudgement([stated], { where: { ...where, window: null }, amounts });
}

/** Of a list of moves each is another bet. */
function whichMove(read: Tagged): Asked {
  const bets = (read.previous?.focus ?? []).map((one) => storedBet(refOfFocus(one), read)).filter(isStored);
  const names = [...new Set(bets.map(({ name }) => name))].slice(0, MOST_CHOICES);
  return names.length === 0
    ? say('No move was shown that could be missed. Name a bet, and I tell whether its price now is still worth taking.')
    : say(
        'Which of these moves do you mean? I judge that bet at the price there is now.',
        names.map((name) => `Is ${name} still a bet?`),
      );
}
const MOST_CHOICES = 4;

/** The bet alone that was shown; of several the one that was pointed at, in the answer or in the question before. */
function spokenIn({ focus = [], pointed, asked }: Reading): BetFocus | undefined {
  if (focus.length === 1) return focus[0];
  const places = (asked ?? '')
    .toLowerCase()
    .split(/\W+/)
    .flatMap((word) => ORDINALS[word] ?? []);
  return focus[(pointed ?? (places.length === 1 ? places[0] : undefined) ?? 0) - 1];
}
