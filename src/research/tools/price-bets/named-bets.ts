import type { MarketKind, Reading } from '../../language/reading.ts';
import { mainLines } from '../../slate/main-line.ts';
import type { Slate, SlateEvent } from '../../slate/slate.ts';
import { marketKind } from '../../words/pick-label.ts';
import { type Candidate, findCandidates, rankCandidates } from '../best-bets/candidates.ts';
import { type Demands, eventFits, isSide } from '../best-bets/fit.ts';
import type { Limits } from '../best-bets/limits.ts';

/** More would be a list, not a comparison. */
const AT_MOST = 4;
const ANY: Demands = { leagues: [], teams: [], players: [], markets: [], window: null, side: null, line: null };

/**
 * The bets that a question sets against each other: the named sides, an over against an under, players' numbers, or both
 * sides of the one game that is asked about. Best first.
 */
export function namedBets(slate: Slate, reading: Reading, limits: Limits, now: Date): Candidate[] {
  const find = (event: SlateEvent, demands: Partial<Demands>) =>
    findCandidates({ ...slate, events: [event] }, { ...ANY, ...demands }, { ...limits, side: null }, now);
  // A line that nobody offers is answered by the one that is.
  const pricesOf = (event: SlateEvent, demands: Partial<Demands>) => {
    const hasLine = demands.line !== undefined && demands.line !== null;
    const exact = hasLine ? find(event, demands) : [];
    const bets = exact.length > 0 ? exact : find(onMainLines(event), { ...demands, line: null });
    return bets.map((bet) => ({ ...bet, event }));
  };
  const games = gamesOf(slate, reading, now);
  const bets = [
    ...games.flatMap((event) => winnerBets(event, reading).flatMap((demands) => pricesOf(event, demands))),
    ...games.slice(0, 1).flatMap((event) => totalBets(reading).flatMap((demands) => pricesOf(event, demands))),
    ...propBets(slate, reading, limits, now),
  ];
  const unique = bets.filter(
    (bet, at) =>
      bets.findIndex((other) => other.market.id === bet.market.id && other.selection === bet.selection) === at,
  );
  return rankBets(unique).slice(0, AT_MOST);
}

/** Both sides of a game are held against each other on one line. */
const onMainLines = (event: SlateEvent): SlateEvent => ({ ...event, markets: mainLines(event.markets) });

/** By verdict and edge, both sides of a market side by side, which a list of picks would not hold. */
const rankBets = (bets: readonly Candidate[]): Candidate[] => {
  const first = (bet: Candidate, other: Candidate) => rankCandidates([bet, other], { count: 1 })[0] === bet;
  return [...bets].sort((a, b) => (a === b ? 0 : first(a, b) ? -1 : 1));
};

/** Each named side's next game, in the asked time where there is one. */
function gamesOf({ events }: Slate, reading: Reading, now: Date): SlateEvent[] {
  const shared = events
    .filter((event) => reading.teams.length > 1 && event.markets.length > 0 && eventFits(ANY, event, now))
    .filter((event) => reading.teams.every(({ name }) => isSide(event, name)))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const meeting = shared.find((event) => eventFits({ ...ANY, window: reading.window }, event, now)) ?? shared[0];
  if (meeting) return [meeting];
  const next = reading.teams.flatMap(({ name }) => {
    const own = events
      .filter((event) => isSide(event, name) && event.markets.length > 0)
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    const game =
      own.find((event) => eventFits({ ...ANY, window: reading.window }, event, now)) ??
      own.find((event) => eventFits(ANY, event, now));
    return game ? [game] : [];
  });
  return [...new Set(next)];
}

const WINNERS: readonly MarketKind[] = ['moneyline', 'spread'];

function winnerBets(event: SlateEvent, { intent, teams, markets, line, asksWhy }: Reading): Partial<Demands>[] {
  const kinds = WINNERS.filter((kind) => markets.includes(kind));
  const asked = markets.length === 0 ? WINNERS.slice(0, 1) : kinds;
  const named = teams.filter(({ name }) => isSide(event, name));
  // Sides that do not meet are held against each other, not against their opponents.
  const isAboutGame = intent === 'one_game' && !asksWhy && named.length === teams.length;
  const sides = isAboutGame ? [event.home, event.away] : named.map(({ name }) => name);
  const [like] = named;
  if (!like) return [];
  const draw: Partial<Demands>[] =
    isAboutGame && asked.includes('moneyline') ? [{ markets: ['moneyline'], side: 'draw' }] : [];
  const winners = asked.flatMap((kind) =>
    sides.map((name) => ({
      teams: [{ ...like, name }],
      markets: [kind],
      line: kind === 'spread' && !isAboutGame && named.length === 1 ? line : null,
    })),
  );
  return [...winners, ...draw];
}

/** "Over or under?" sets both against each other; "jets +3 or the under?" names one of them. */
function totalBets({ intent, markets, side }: Reading): Partial<Demands>[] {
  if (!markets.includes('total') && side !== 'over' && side !== 'under') return [];
  if (markets.length > 0 && !markets.includes('total')) return [];
  const isNamed = intent === 'compare' && (side === 'over' || side === 'under') && markets.length > 1;
  const sides = isNamed ? [side] : (['over', 'under'] as const);
  return sides.map((one) => ({ markets: ['total'], side: one }));
}

/** Each named player's best-priced number. */
function propBets(slate: Slate, reading: Reading, limits: Limits, now: Date): Candidate[] {
  if (reading.intent !== 'compare') return [];
  return reading.players.flatMap((player) => {
    const demands: Demands = {
      ...ANY,
      players: [player],
      markets: ['prop'],
      stats: reading.stats ?? [],
      side: reading.side,
      line: reading.line,
    };
    const priced = findCandidates(slate, demands, { ...limits, side: null }, now);
    return rankCandidates(
      priced.filter(({ market }) => marketKind(market.market) === 'prop'),
      { count: 1 },
    );
  });
}
