import type { ScoreBet } from '#engine/odds/score-bet.ts';
import { grade, type Happened } from '#engine/record/grade.ts';
import { isOfficial, type RulesName } from '#engine/record/house-rules.ts';
import type { GradedResult } from '#engine/record/settlement.ts';
import { abandonedGame } from './abandoned-game.ts';
import { regularScore } from './regular-time.ts';

/** A closing price with the end of its game. */
export type SettledClose = {
  sportKey: string;
  market: string;
  selection: string;
  lineHundredths: number;
  oddsDecimal: number;
  /** The book sold the draw beside the two sides. */
  withDraw: boolean;
  status: 'final' | 'postponed' | 'cancelled' | 'abandoned';
  homeScore: number | null;
  awayScore: number | null;
  /** How it came to its end, as the source says it: "F/OT", "AET"; of an abandoned game how much was played. */
  detail: string;
};

/** How many closes ended how; `ungraded` is what the final score does not decide. */
export type GradeCounts = Record<GradedResult | 'ungraded', number>;

const noCounts = (): GradeCounts => ({ win: 0, half_win: 0, push: 0, void: 0, half_loss: 0, loss: 0, ungraded: 0 });

/** Adds to the counts by market; a player's markets count as one, `prop`. */
export function countGrades(counts: Map<string, GradeCounts>, closes: readonly SettledClose[]): void {
  for (const close of closes) {
    const market = close.market.startsWith('prop:') ? 'prop' : close.market;
    const ofMarket = counts.get(market) ?? noCounts();
    ofMarket[gradeClose(close) ?? 'ungraded'] += 1;
    counts.set(market, ofMarket);
  }
}

/** Null when the final score does not decide the bet. */
export function gradeClose(close: SettledClose, rules: RulesName = 'us_five_innings'): GradedResult | null {
  if (close.status === 'postponed' || close.status === 'cancelled') return 'void';
  const bet = scoreBetOf(close);
  const happened = happenedOf(close, bet);
  if (close.status === 'abandoned' && !stands(happenedOf(close, null), bet?.market ?? close.market, rules))
    return 'void';
  if (!bet || !happened || isOutsideCountedTime(close)) return null;
  return grade(bet, close.oddsDecimal, happened, { rules, pitchers: 'action' }).result;
}

const stands = (happened: Happened | null, market: string, rules: RulesName): boolean =>
  happened?.status === 'shortened' && isOfficial(happened.game, market, rules);

/** Over the time that the bet counts; null where nobody says. */
function happenedOf(
  { sportKey, status, homeScore, awayScore, detail }: SettledClose,
  bet: ScoreBet | null,
): Happened | null {
  if (homeScore === null || awayScore === null) return null;
  const final = { home: homeScore, away: awayScore };
  const isOfRegularTime = bet?.market === 'three_way' && !sportKey.startsWith('soccer_');
  const score = isOfRegularTime ? regularScore(detail, final) : final;
  if (!score) return null;
  if (status === 'abandoned') {
    const game = abandonedGame(sportKey, detail, score);
    return game && { status: 'shortened', game };
  }
  const innings = sportKey.startsWith('baseball_') ? shortInnings(detail) : null;
  if (innings === null) return { status: 'final', score };
  // Called with the home side ahead, the last inning may lack its second half.
  const halfInnings = Math.max(0, innings * 2 - (homeScore > awayScore ? 1 : 0));
  return { status: 'shortened', game: { sport: 'baseball', played: { halfInnings }, score } };
}

const FULL_INNINGS = 9;

/** How many innings a game had that was called early, "F/6"; null where it went its full length or nobody says. */
function shortInnings(detail: string): number | null {
  const innings = Number(/^F(?:inal)?\/(\d{1,2})$/i.exec(detail)?.[1] ?? FULL_INNINGS);
  return innings < FULL_INNINGS ? innings : null;
}

/** Tennis is scored in sets and a fight not at all, while their lines count games and rounds. */
const isScoredInLineUnits = (sportKey: string): boolean => !/^(tennis|mma|boxing)_/.test(sportKey);

function scoreBetOf(close: SettledClose): ScoreBet | null {
  const { selection: side, sportKey } = close;
  if (close.market === 'moneyline') return winnerBetOf(close);
  if (!isScoredInLineUnits(sportKey)) return null;
  const market = close.market.replace('alternate_', '');
  const line = close.lineHundredths / 100;
  if (market === 'spread' && (side === 'home' || side === 'away')) return { market, side, line };
  if (market === 'total' && (side === 'over' || side === 'under')) return { market, side, line };
  return null;
}

function winnerBetOf({ selection: side, sportKey, withDraw }: SettledClose): ScoreBet | null {
  const isSide = side === 'home' || side === 'away';
  if (!sportKey.startsWith('soccer_') && !withDraw) return isSide ? { market: 'moneyline', side } : null;
  return isSide || side === 'draw' ? { market: 'three_way', side } : null;
}

/** Soccer bets end with stoppage time: later scores do not tell that one. */
const isOutsideCountedTime = ({ sportKey, detail }: SettledClose): boolean =>
  sportKey.startsWith('soccer_') && /\b(aet|et|pens?|penalties)\b/i.test(detail);
