import { gameLabel, leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { consensusOfAll } from '../../tools/all-books.ts';
import { list, percent } from '../../words/format.ts';
import { shortGame, shortTeam } from '../../words/short-names.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { personsMeant } from '../calls/find-game.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import type { Tagged } from '../calls/tagged.ts';

const FAIR = /\b(fair|no ?vig|true (odds|price|prices|chances?)|real odds)\b/;
/** Without the vig a price is one of a whole market: every side is told. */
const NO_VIG = /\b(no|without|minus|sans) (the )?(vig|juice)\b|\bnovig\b|\bde ?vig(ged|ging)?\b|\bvig free\b/;
/** Markets with sides of their own, which their boards tell. */
const OTHER_MARKET =
  /\b(spreads?|totals?|over|under|overs|unders|ou|props?|points?|run ?line|puck ?line|handicap|half|quarter|period)\b/;
const ALL = /\b(all (of )?(3|three|them)|(3|three) ?-?ways?|each (of the )?(3|three)|every outcome|1x2)\b/;
const NO_BET = /\b(draw no bet|dnb|tie no bet)\b/;
const NEXT = /\b(next|first|earliest)\b.*\b(games?|match|matches|fixture|kick ?off)\b/;
const MOST_GAMES = 4;
const MOST_WORDS = 20;
const ROWS = 12;

/**
 * "Fair on all 3 and best price on the draw", "fair on Arsenal and Chelsea", "no vig on Knicks Kings", "Arsenal draw no bet fair price":
 * what is fair on every way a game can end, of who is named, what was spoken of, or the next of a league. Null: that is not asked.
 */
export function threeWayFair(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  const isElse =
    tokens.length > MOST_WORDS ||
    amounts.prices.length > 0 ||
    read.books.length > 0 ||
    read.said.some(({ line }) => line?.signed);
  const isNoBet = NO_BET.test(plain);
  if (isElse || !(isNoBet || asksAll(read) || asksNoVig(read))) return null;
  const games = gamesMeant(read).flatMap((event) => threeWays(event, read) ?? []);
  const [game] = games;
  if (!game) return null;
  if (isNoBet) return withoutDraw(game, read);
  const side = /\b(draw|tie)\b/.test(plain) ? { side: 'draw' as const } : {};
  return calls(
    games.map(({ event }) => boardCall({ eventId: event.id, market: 'moneyline', ...side, limit: ROWS })),
    games.map((one) => fairWords(one, read)),
  );
}

const asksAll = ({ plain, mentions }: Tagged): boolean =>
  FAIR.test(plain) && !OTHER_MARKET.test(plain) && (ALL.test(plain) || mentions.length > 1);

/** Of who wins, where no other market is named or was spoken of. */
function asksNoVig({ plain, amounts, mentions, previous, reading }: Tagged): boolean {
  if (!NO_VIG.test(plain) || OTHER_MARKET.test(plain) || amounts.lines.length > 0) return false;
  if (reading.markets.some((market) => market !== 'moneyline')) return false;
  const [spoken, ...others] = previous?.focus ?? [];
  return (
    mentions.length > 0 || (spoken?.market === 'moneyline' && others.every(({ eventId }) => eventId === spoken.eventId))
  );
}

function gamesMeant(read: Tagged): SlateEvent[] {
  const { mentions, where, previous, slate, nowMs, plain, reading } = read;
  if (mentions.length > 0)
    return personsMeant(mentions, where)
      .slice(0, 1)
      .map(({ event }) => event);
  if (reading.leagues.length === 0) {
    const spoken = gameAhead(previous?.focus?.[0], { events: slate.events, nowMs });
    return spoken === null ? [] : [spoken];
  }
  const ahead = slate.events.filter(
    ({ sportKey, startsAt }) =>
      startsAt.getTime() > nowMs && reading.leagues.some((league) => league === leagueOf(sportKey)),
  );
  const first = Math.min(...ahead.map(({ startsAt }) => startsAt.getTime()));
  return NEXT.test(plain) ? ahead.filter(({ startsAt }) => startsAt.getTime() === first).slice(0, MOST_GAMES) : [];
}

type Way = { side: string; name: string; chance: number };
type ThreeWays = { event: SlateEvent; ways: readonly Way[] };

export function threeWays(event: SlateEvent, { nowMs }: Pick<Tagged, 'nowMs'>): ThreeWays | null {
  const market = event.markets.find((one) => one.market === 'moneyline');
  const fair = market && consensusOfAll(event, market, nowMs);
  if (!market || !fair) return null;
  const ways = market.outcomes.flatMap((side, at) => {
    const chance = fair.probabilities[at];
    const name = side === 'draw' ? 'the draw' : shortTeam(side === 'home' ? event.home : event.away);
    return chance === undefined ? [] : [{ side, name, chance }];
  });
  return { event, ways };
}

function fairWords({ event, ways }: ThreeWays, { odds }: Tagged): string {
  const words = ways.map(({ name, chance }) => `${name} ${odds(1 / chance)} (${percent(chance)})`);
  return `No-vig odds in ${shortGame(gameLabel(event))}, from all the books by the power method: ${list(words)}.`;
}

/** The draw gives the stake back: what is left is one of the two. */
function withoutDraw({ event, ways }: ThreeWays, read: Tagged): Asked | null {
  const named = read.mentions[0]?.persons.find((person) => person.event.id === event.id);
  const sides = ways.filter(({ side }) => side !== 'draw');
  const own = sides.find(({ side }) => named?.kind === 'side' && side === named.selection) ?? sides[0];
  const other = sides.find((way) => way !== own);
  const draw = ways.find(({ side }) => side === 'draw');
  if (!own || !other || !draw) return null;
  const chance = own.chance / (own.chance + other.chance);
  return say(
    `Draw no bet on ${own.name}: ${read.odds(1 / chance)} is fair (${percent(chance)}), because ${own.name} wins ${percent(own.chance)} and ${other.name} ${percent(other.chance)} of the time, and the draw (${percent(draw.chance)}) gives the stake back. On ${other.name} ${read.odds(1 / (1 - chance))} is fair. No book's price on draw no bet is stored.`,
  );
}
