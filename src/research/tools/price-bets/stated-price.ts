import type { Reading } from '../../language/reading.ts';
import { coversSport } from '../../slate/leagues.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { type Bettor, writeOdds } from '../../words/bettor.ts';
import { signedPercent } from '../../words/format.ts';
import { contains, isSide } from '../best-bets/fit.ts';
import type { PickDraft } from '../best-bets/pick-draft.ts';
import { hasLimit, NO_LIMIT } from '../best-bets/reach.ts';

/** Above this a price is more likely misread, or of another market, than really offered. */
const UNBELIEVABLE_EDGE = 0.25;
const DOUBTED_EDGE = 0.08;

/**
 * The writer's own price, judged against the fair chance of the bet that it is on; empty when none was named, or when
 * the bet with that line is not priced: another line's chance says nothing about it.
 */
export function judgeStatedPrice(reading: Reading, draft: PickDraft | undefined, bettor: Bettor): string[] {
  if (reading.intent !== 'slip_check' || reading.statedDecimal === null || !draft) return [];
  const { shown: pick, candidate } = draft;
  if (!isNamedBet(reading, draft)) return [];
  const stated = writeOdds(bettor, reading.statedDecimal);
  const edge = pick.fairProbability * reading.statedDecimal - 1;
  const name = pick.market === 'total' || pick.pick === 'Draw' ? `${pick.pick} in ${pick.game}` : pick.pick;
  const market = `Fair is ${pick.fairOdds} and the best stored price is ${pick.odds} at ${pick.book}.`;
  const value = `an expected value of ${signedPercent(edge)}`;
  if (edge > UNBELIEVABLE_EDGE) {
    return [
      `Check that number: ${stated} on ${name} would have ${value}, which no book leaves standing; it may be another market or an old price.`,
      market,
    ];
  }
  if (edge > DOUBTED_EDGE) {
    return [
      `If that number is real, yes: ${stated} on ${name} has ${value}. An edge this wide is usually an old or mistyped price, so make sure that the book still pays it.`,
      market,
    ];
  }
  if (reading.statedDecimal >= candidate.priced.worstDecimal) {
    return [
      `Yes at that price: ${stated} on ${name} is better than fair, with ${value}, and worth a stake down to ${pick.worstOdds}.`,
      market,
    ];
  }
  if (edge > 0) {
    return [
      `Close, but no: ${stated} on ${name} is a little better than fair, with ${value}, too little to stake; ${hasLimit(pick) ? `${pick.worstOdds} would do` : `the fair price is ${NO_LIMIT}`}.`,
      market,
    ];
  }
  const limit = hasLimit(pick) ? `it would take ${pick.worstOdds}` : `the fair price is ${NO_LIMIT}`;
  return [`No: ${stated} on ${name} is worse than fair, with ${value}; ${limit}.`, market];
}

/** A bet of another game, market, stat or line than the slip's stands in for it where nothing better is priced. */
function isNamedBet(reading: Reading, { pick, candidate }: PickDraft): boolean {
  const { event, market, selection } = candidate;
  const { line, markets, players, stats = [], side } = reading;
  if (!isNamedGame(reading, event)) return false;
  if (line !== null && pick.line !== line) return false;
  if (market.player !== '' && players.length > 0 && !players.some((name) => contains(market.player, name)))
    return false;
  if (market.player !== '' && stats.length > 0 && !countsOneOf(stats, market.market)) return false;
  const isAsked = markets.length === 0 || markets.some((kind) => kind === pick.market);
  return isAsked && (side !== 'over' && side !== 'under' ? true : selection === side);
}

/** All the sides that were named, of those that a nickname may mean in several leagues only the game's own. */
function isNamedGame({ teams }: Reading, event: SlateEvent): boolean {
  const ofLeague = teams.filter(({ league }) => coversSport(league, event.sportKey));
  return teams.length === 0 || (ofLeague.length > 0 && ofLeague.every(({ name }) => isSide(event, name)));
}
