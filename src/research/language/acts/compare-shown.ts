import type { BetRefDraft } from '#contract/research/bet.ts';
import { MOST_BETS } from '#contract/research/price-bets.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { resolveBet } from '../calls/resolve-bet.ts';
import { hasSubject, type StatedBet, saysBet } from '../calls/stated-bets.ts';
import { betsCall, statedOf } from '../lists/about-bet.ts';
import type { BetFocus } from '../reading.ts';
import type { After } from './act.ts';
import type { ActQuestion } from './act-question.ts';
import { withWinner } from './with-winner.ts';

const BETS: ReadonlySet<After> = new Set<After>(['bet', 'bets', 'board']);

/**
 * "Or the ML?", "is that better than the Jets +3": what was shown beside the bet that is named. Where none is, beside the one that was
 * judged before it: what was judged already costs nothing once more. Null: it names several of its own, or nothing was shown.
 */
export function compareShown(question: ActQuestion): Asked | null {
  const { after, previous, where } = question;
  const others = othersIn(question);
  if (!previous || !BETS.has(after) || others === null) return null;
  if (others.length === 0) return comparedAgain(question);
  const resolved = others.map((bet) => resolveBet(withWinner(bet), { ...where, window: null }));
  const missing = resolved.flatMap((one) => ('missing' in one ? [one] : []))[0];
  if (missing) return say(missing.missing, missing.choices);
  const found = resolved.flatMap((one) => ('refs' in one ? one.refs : []));
  const bets = different([...ahead(meantIn(question), question).map((bet) => statedOf(bet)), ...found]).slice(
    0,
    MOST_BETS,
  );
  return bets.length < 2 ? null : calls([{ tool: 'price_bets', input: { bets } }]);
}

/** The bets of the message that are held against what was shown. */
function othersIn({ said, market }: ActQuestion): readonly StatedBet[] | null {
  const named = said.filter(hasSubject);
  if (named.length > 1 || said.filter(saysBet).length > 1) return null;
  return named.length > 0 || said.some(saysBet) ? market.bets : [];
}

function comparedAgain(question: ActQuestion): Asked | null {
  const { shown, previous } = question;
  const before = ahead(previous?.given ?? [], question).slice(-1);
  const bets = shown.length > 1 ? shown : [...before, ...shown];
  return previous === null || previous.ticket === true || bets.length < 2
    ? null
    : { kind: 'calls', calls: [betsCall(bets, previous)], assumed: [], explains: 'better' };
}

const meantIn = ({ shown, places, open }: ActQuestion): readonly BetFocus[] =>
  open ? shown : places.flatMap((place) => shown[place - 1] ?? []);

const ahead = (bets: readonly BetFocus[], { market }: ActQuestion): BetFocus[] =>
  bets.filter((bet) => gameAhead(bet, market) !== null);

const different = (refs: readonly BetRefDraft[]): BetRefDraft[] => [
  ...new Map(refs.map((ref) => [keyOf(ref), ref])).values(),
];

const keyOf = ({ eventId, market, side, line, player }: BetRefDraft): string =>
  [eventId, market, side, line ?? '', player ?? ''].join();
