import type { PushBasis } from '#contract/research/price-bets.ts';
import { type LineModel, lineChances } from '#engine/odds/line-model.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { COUNT_MODEL, marginModel, type PointLeague, totalModel } from '#engine/odds/point-models.ts';
import { expectedScores, type ScoreSport, scoreMarginModel, scoreTotalModel } from '#engine/odds/score-models.ts';
import { leagueOf } from '../../slate/leagues.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { fairChances } from '../all-books.ts';

/** Points that a game has where no total of it is stored; how far results scatter hardly depends on it. */
const USUAL_POINTS: Record<PointLeague, number> = {
  nfl: 45,
  college_football: 52,
  nba: 225,
  wnba: 165,
  college_basketball: 145,
};

/** Runs and goals a game, and equal sides, where its winner or total is not stored. */
const USUAL_SCORES: Record<ScoreSport, number> = { baseball: 8.8, hockey: 6.1, soccer: 2.7 };

const POINT_LEAGUES: Readonly<Record<string, PointLeague>> = {
  NFL: 'nfl',
  NCAAF: 'college_football',
  NBA: 'nba',
  WNBA: 'wnba',
  NCAAB: 'college_basketball',
};

/** How results of a market scatter; null where nobody says. */
export function lineModelOf(event: SlateEvent, market: string, nowMs: number): LineModel | null {
  if (market.startsWith('prop:')) return COUNT_MODEL;
  const league = POINT_LEAGUES[leagueOf(event.sportKey) ?? ''];
  if (league) {
    const points = mainTotal(event)?.line ?? USUAL_POINTS[league];
    return market === 'total' ? totalModel(league, points) : marginModel(league, points);
  }
  const sport = scoreSportOf(event.sportKey);
  if (sport) return scoreModel(event, sport, market, nowMs);
  return market === 'total' && event.sportKey.startsWith('tennis_') ? COUNT_MODEL : null;
}

function scoreSportOf(sportKey: string): ScoreSport | null {
  if (sportKey.startsWith('baseball_')) return 'baseball';
  if (sportKey.startsWith('icehockey_')) return 'hockey';
  return sportKey.startsWith('soccer_') ? 'soccer' : null;
}

function scoreModel(event: SlateEvent, sport: ScoreSport, market: string, nowMs: number): LineModel {
  const known = scoresOf(event, sport, nowMs);
  const { total, share } = known ?? { total: USUAL_SCORES[sport], share: 0.5 };
  const model = market === 'total' ? scoreTotalModel(sport, share) : scoreMarginModel(sport, total);
  return known ? model : { ...model, basis: 'assumed' };
}

/** The scores that the game's winner and total are priced for; null where one of them is not, or no scores explain both. */
function scoresOf(event: SlateEvent, sport: ScoreSport, nowMs: number): { total: number; share: number } | null {
  const winner = mainLine(event.markets.filter(({ market }) => market === 'moneyline'));
  const total = mainTotal(event);
  const won = winner && fairChances(event, winner, nowMs);
  if (!won || !total) return null;
  const [home, away] = [won[winner.outcomes.indexOf('home')], won[winner.outcomes.indexOf('away')]];
  const over = fairChances(event, total.market, nowMs)?.[0];
  if (home === undefined || away === undefined || over === undefined) return null;
  try {
    return expectedScores(sport, { home, away, total: { line: total.line, probability: over } });
  } catch (error) {
    if (error instanceof OddsInputError) return null;
    throw error;
  }
}

function mainTotal({ markets }: SlateEvent): { market: SlateMarket; line: number } | undefined {
  const market = mainLine(markets.filter((one) => one.market === 'total'));
  return market && market.lineHundredths > 0 ? { market, line: market.lineHundredths / 100 } : undefined;
}

export type Push = { chance: number; basis: PushBasis };

const NO_PUSH: Push = { chance: 0, basis: 'none' };

/**
 * How often the stake comes back, by the fair chance of the market's first side: a whole or quarter line, or the winner of an
 * NFL game, which may end level.
 */
export function pushOf(event: SlateEvent, market: SlateMarket, first: number, nowMs: number): Push {
  const isWinner = market.market === 'moneyline';
  const isNumber = market.outcomes.includes('over') || market.market === 'spread';
  if (isWinner ? market.outcomes.length !== 2 || leagueOf(event.sportKey) !== 'NFL' : !isNumber) return NO_PUSH;
  const line = isWinner ? 0 : market.lineHundredths / 100;
  if (Math.abs(line % 1) === 0.5) return NO_PUSH;
  const model = lineModelOf(event, market.market, nowMs);
  if (!model) return { chance: 0, basis: 'unknown' };
  try {
    return { chance: lineChances(model, { line, probability: first })(line).push, basis: model.basis };
  } catch (error) {
    if (error instanceof OddsInputError) return { chance: 0, basis: 'unknown' };
    throw error;
  }
}
