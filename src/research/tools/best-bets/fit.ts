import { clubName } from '#engine/names/club-name.ts';
import type { League } from '#engine/names/league.ts';
import type { MarketKind, Reading } from '../../language/reading.ts';
import { coversSport } from '../../slate/leagues.ts';
import type { Selection } from '../../slate/price.ts';
import { countsOneOf } from '../../slate/prop-keys.ts';
import type { Slate, SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { marketKind, selectionLine } from '../../words/pick-label.ts';

/** Which part of a question a selection must meet. Widening a search drops one part after another. */
export type Demands = Pick<Reading, 'leagues' | 'teams' | 'players' | 'markets' | 'window' | 'side' | 'line'> &
  Partial<Pick<Reading, 'competitions' | 'stats' | 'excluded'>> & {
    /** Only the games in which all the named sides meet. */
    together?: boolean | undefined;
    /** The line that was asked for and that nobody offers: the nearest to it stands in. */
    near?: number | null;
    /** Of each bet the side that wins most often, whatever it is worth. */
    likeliest?: boolean;
  };

/** What decides about the bets of a game, whichever game it is. */
export type BetDemands = Pick<Demands, 'teams' | 'players' | 'markets' | 'stats' | 'side' | 'line' | 'excluded'>;

export function eventFits(demands: Demands, event: SlateEvent, now: Date): boolean {
  if (event.startsAt.getTime() <= now.getTime()) return false;
  if (!inWindow(demands, event) || isExcluded(demands, event)) return false;
  if (demands.teams.length > 0) {
    const plays = ({ name }: { name: string }) => isSide(event, name);
    return demands.together ? demands.teams.every(plays) : demands.teams.some(plays);
  }
  const { competitions = [], leagues } = demands;
  if (competitions.some((key) => isOfCompetition(key, event))) return true;
  // "Liga MX and the EPL": a competition stands for its own sport alone.
  const others = leagues.filter((league) => !competitions.some((key) => coversSport(league, key)));
  if (competitions.length > 0) return others.some((league) => coversSport(league, event.sportKey));
  return demands.leagues.length === 0 || demands.leagues.some((league: League) => coversSport(league, event.sportKey));
}

/** A key that ends with `_` stands for all that begin with it: every tournament of one tour. */
export const isOfCompetition = (key: string, { sportKey }: SlateEvent): boolean =>
  key.endsWith('_') ? sportKey.startsWith(key) : sportKey === key;

const isExcluded = ({ excluded }: Demands, event: SlateEvent): boolean =>
  excluded !== undefined &&
  (excluded.leagues.some((league) => coversSport(league, event.sportKey)) ||
    excluded.teams.some(({ name }) => isSide(event, name)));

function inWindow({ window }: Demands, { startsAt }: SlateEvent): boolean {
  return window === null || (startsAt.getTime() >= window.fromMs && startsAt.getTime() < window.toMs);
}

export const isSide = (event: SlateEvent, name: string): boolean =>
  sameName(event.home, name) || sameName(event.away, name);

/** Whether the named sides meet in a game that is still to come. */
export const meets = ({ events }: Slate, { teams }: Pick<Reading, 'teams'>, now: Date): boolean =>
  events.some((event) => event.startsAt > now && teams.every(({ name }) => isSide(event, name)));

/** A club has several spellings, and each is its own. */
const sameName = (a: string, b: string): boolean => fold(a) === fold(b) || fold(clubName(a)) === fold(clubName(b));

/** Names compare without case, accents and punctuation. */
export const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export function marketFits(demands: BetDemands, event: SlateEvent, market: SlateMarket): boolean {
  const kind = marketKind(market.market) as MarketKind;
  if (!playerFits(demands, event, market) || isRefused(demands, event, market)) return false;
  if (kind === 'prop' && demands.stats?.length && !countsOneOf(demands.stats, market.market)) return false;
  // "Underdogs" are teams; a player's number has a long shot only where props were asked for.
  const asksForSide = demands.side === 'favorite' || demands.side === 'underdog';
  if (asksForSide && demands.markets.length === 0) return kind === 'moneyline' || kind === 'spread';
  return demands.markets.length === 0 || demands.markets.includes(kind);
}

/** Of whom or of what no prop is wanted. */
function isRefused({ excluded }: BetDemands, { markets }: SlateEvent, { market, player }: SlateMarket): boolean {
  if (!excluded || player === '') return false;
  const { players = [], stats = [], whoCounts = [] } = excluded;
  const isOfThem = (one: SlateMarket) => one.player === player && countsOneOf(whoCounts, one.market);
  return (
    players.some((name) => contains(player, name)) ||
    countsOneOf(stats, market) ||
    (whoCounts.length > 0 && markets.some(isOfThem))
  );
}

/** A named person is the player of a prop, or a side of the event where persons compete. */
function playerFits({ players, teams }: BetDemands, event: SlateEvent, market: SlateMarket): boolean {
  if (players.length === 0) return true;
  if (market.player !== '') return players.some((name) => contains(market.player, name));
  const isCompetitor = players.some((name) => contains(event.home, name) || contains(event.away, name));
  return isCompetitor || teams.length > 0;
}

/** Whether a name holds another as whole words: `Allen` is in `Josh Allen`. */
export const contains = (name: string, part: string): boolean => ` ${fold(name)} `.includes(` ${fold(part)} `);

/** Whether the outcome is the side of the bet that was asked for: over, under, draw, the named team, the named line. */
export function selectionFits(
  demands: BetDemands,
  event: SlateEvent,
  market: SlateMarket,
  selection: Selection,
): boolean {
  if (!sideFits(demands, selection)) return false;
  // Who asks for scorers means that they score.
  if (selection === 'no' && demands.stats?.length) return false;
  if (!teamSideFits(demands, event, market, selection)) return false;
  const line = selectionLine(market, selection);
  if (demands.line === null || line === null) return true;
  return line === demands.line;
}

/** "Chiefs moneyline and the over": the over is the side of the total, not of the winner that was asked for beside it. */
function sideFits({ side, markets }: BetDemands, selection: Selection): boolean {
  if (side !== 'over' && side !== 'under') return side !== 'draw' || selection === side;
  const isWinner = selection === 'home' || selection === 'away';
  if (isWinner && markets.some((market) => market === 'moneyline' || market === 'spread')) return true;
  return selection === side;
}

/** "Bills moneyline" means the Bills' side; a bare "Bills game" may be answered with either. */
function teamSideFits(demands: BetDemands, event: SlateEvent, market: SlateMarket, selection: Selection): boolean {
  const kind = marketKind(market.market);
  const sides = demands.teams.filter((team) => isSide(event, team.name));
  const namesSide = sides.length === 1 && demands.markets.length > 0;
  if (!namesSide || (kind !== 'moneyline' && kind !== 'spread')) return true;
  if (selection !== 'home' && selection !== 'away') return false;
  const name = sides[0]?.name ?? '';
  return sameName(selection === 'home' ? event.home : event.away, name);
}
