import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import { betsOf } from './left-out.ts';
import type { Mention } from './mentions.ts';
import { NO_BET } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** Words with which a side is named that is not to be bet on, or beside its opponent. */
const ELSE =
  /\b(vs|v|versus|against|at|over|beats?|beating|fade|fading|instead|than|other|opponents?|hedge|hedging|and|or|both|either|not|dont|lose|loses|losing|games?|match|matchup)\b/;

/**
 * A bet on the opponent of the only side that a message names is not what was asked, whichever reader planned it: the bet is on the side
 * that is named, without the price of the other.
 */
export function notItsOpponent(read: Tagged, asked: Asked | null): Asked | null {
  const [mention, ...others] = read.mentions;
  if (asked?.kind !== 'calls' || !mention || mention.kind !== 'side' || others.length > 0) return asked;
  if (ELSE.test(read.plain) || read.pieces.some(({ kind }) => kind === 'line')) return asked;
  const [call, ...more] = asked.calls;
  if (call?.tool !== 'price_bets' || more.length > 0) return asked;
  const [bet, ...rest] = betsOf(call);
  const market = MARKETS.find((one) => one === bet?.market);
  if (!bet || !market || rest.length > 0 || !isOnOther(bet, mention)) return asked;
  const line = bet.line == null ? null : { line: -bet.line + 0, signed: true };
  const named = { ...NO_BET, side: mention, market, line };
  const judged = readJudgement([named], { where: { ...read.where, window: null }, amounts: read.amounts });
  if (judged?.kind !== 'calls') return judged ?? asked;
  return { ...judged, ...((asked.explains === 'limit' || asked.tells === 'limit') && { tells: 'limit' as const }) };
}

const MARKETS = ['moneyline', 'spread'] as const;

const isOnOther = ({ eventId, side }: BetRefDraft, { persons }: Mention): boolean =>
  (side === 'home' || side === 'away') &&
  persons.length > 0 &&
  persons.every((person) => person.kind === 'side' && person.event.id === eventId && person.selection !== side);
