import type { Fact } from '../slate/fact.ts';
import { leagueOf } from '../slate/leagues.ts';
import type { Candidate } from '../tools/best-bets/candidates.ts';
import { marketKind } from '../words/pick-label.ts';

/** Whether a fact speaks for the pick's side, against it, or is only worth knowing. */
export type Stance = 'for' | 'against' | 'background';

/** How far two shares of wins must lie apart to be said to speak for a side. */
const FORM_GAP = 0.2;
const MEETINGS_ENOUGH = 4;
const CLEAR_MAJORITY = 0.6;
const STRONG_WIND_MPH = 15;
const LIKELY_RAIN_PERCENT = 60;

const OPPOSITE = { for: 'against', against: 'for', background: 'background' } as const satisfies Record<Stance, Stance>;

export function stanceOf(fact: Fact, candidate: Candidate): Stance {
  const { event, market, selection } = candidate;
  if (fact.kind === 'weather') return weatherStance(fact, candidate);
  const isWinner = marketKind(market.market) === 'moneyline' || marketKind(market.market) === 'spread';
  if (!isWinner || (selection !== 'home' && selection !== 'away')) return 'background';
  const own = selection === 'home' ? event.home : event.away;
  if (fact.kind === 'injury') return injuryStance(fact, own);
  if (fact.kind === 'form') return formStance(fact, event, own);
  return meetingsStance(fact, selection);
}

/** Only who is missing counts; somebody questionable may play. */
function injuryStance(fact: Fact, own: string): Stance {
  if (!saysMissing(fact) || fact.team === '') return 'background';
  return fact.team === own ? 'against' : 'for';
}

/** Whether an injury report says that somebody does not play. */
export function saysMissing({ numbers: { out }, text }: Pick<Fact, 'numbers' | 'text'>): boolean {
  return out === undefined ? /\b(?:out|without|doubtful|suspended|reserve)\b/i.test(text) : out > 0;
}

/** One side's form says little; the two sides are held against each other. */
function formStance(fact: Fact, event: Candidate['event'], own: string): Stance {
  const other = event.facts.find((found) => found.kind === 'form' && found.team !== fact.team);
  const share = winShare(fact);
  const otherShare = other ? winShare(other) : null;
  if (share === null || otherShare === null) return 'background';
  const gap = share - otherShare;
  if (Math.abs(gap) < FORM_GAP - 1e-9) return 'background';
  const better: Stance = gap > 0 ? 'for' : 'against';
  return fact.team === own ? better : OPPOSITE[better];
}

function winShare({ numbers: { wins, games } }: Fact): number | null {
  return wins === undefined || games === undefined || games < 3 ? null : wins / games;
}

/** In soccer what the home side did not win may have been drawn, so that only wins are counted as wins. */
function meetingsStance({ numbers }: Fact, selection: 'home' | 'away'): Stance {
  const { meetings, homeWins } = numbers;
  if (meetings === undefined || homeWins === undefined || meetings < MEETINGS_ENOUGH) return 'background';
  const share = homeWins / meetings;
  const forHome: Stance =
    share >= CLEAR_MAJORITY ? 'for' : share <= 1 - CLEAR_MAJORITY + 1e-9 ? 'against' : 'background';
  return selection === 'home' ? forHome : OPPOSITE[forHome];
}

const PASSING = /pass|recept/;

/**
 * Wind and rain hold down scores and passing; in baseball the forecast does not say where the wind blows, and under a
 * roof that can be closed it need not blow at all.
 */
function weatherStance({ numbers }: Fact, { event, market, selection }: Candidate): Stance {
  if ((numbers.retractableRoof ?? 0) > 0) return 'background';
  const league = leagueOf(event.sportKey);
  const isFootball = league === 'NFL' || league === 'NCAAF';
  const matters = market.market === 'total' ? league !== 'MLB' : isFootball && PASSING.test(market.market);
  if (!matters || !isRough(numbers)) return 'background';
  if (selection === 'under') return 'for';
  return selection === 'over' ? 'against' : 'background';
}

/** Weather that is felt on the field. */
export const isRough = ({ windMph = 0, rainPercent = 0 }: Record<string, number>): boolean =>
  windMph >= STRONG_WIND_MPH || rainPercent >= LIKELY_RAIN_PERCENT;
