import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { list, percent, plural, signed } from '../../words/format.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { BetFocus, Reading, TimeWindow } from '../reading.ts';
import { decidedChance, isStored, storedBet } from '../sums/stored-bet.ts';
import { legOf, legsWanted } from '../tickets/ticket-call.ts';
import { nextWindow, shiftedDay } from '../wishes/next-such-day.ts';
import { type Asked, say } from './call.ts';
import type { Tagged } from './tagged.ts';
import { isWong, RULE, spreadOf } from './teaser-calls.ts';
import { newPoints } from './teaser-points.ts';
import { isOfTeaserList } from './teaser-spoken.ts';

type Teased = { leg: BetFocus; name: string; line: number; end: number; chance: number };

export const USUAL = { points: 6, legs: 2, price: { text: '-120', decimal: 1 + 100 / 120 } };
const POINTS = /\b(\d{1,2}(?:\.5)?) ?-?(?:pts?|pointers?|points?)\b/;
const LEAGUES: ReadonlySet<string> = new Set(['NFL', 'NCAAF', 'NBA']);
const MOST_TOLD = 4;
const OF_SPOKEN = /\b(it|that|this)\b/;

/**
 * Which spreads ahead six points are worth most on, and how often each wins where it is teased to: as many as the teaser takes, or that there
 * are not so many, with the next best. A bet that was spoken of is told first where it is to be a leg. Nothing of it is judged.
 */
export function teaserCandidates(read: Tagged): Asked {
  const { reading, where, previous } = read;
  const before = isOfTeaserList(previous) ? previous : null;
  const points = pointsIn(read);
  const league = [...reading.leagues, ...(before?.leagues ?? [])].find((one) => LEAGUES.has(one)) ?? 'NFL';
  const window = windowOf(where.window ?? before?.window ?? null, league, read);
  const own = ownLeg(read, points);
  const all = gamesOf(read, league, window)
    .flatMap((event) => teasedOf(event, points, read))
    .filter((one) => one.leg.eventId !== own?.leg.eventId && isWanted(one, read));
  const isOfKeys = league === 'NFL' && points === USUAL.points;
  const keys = byChance(isOfKeys ? all.filter(({ line }) => isWong(line)) : []);
  const games = new Set(keys.map(({ leg }) => leg.eventId));
  const others = byChance(all.filter(({ leg }) => !games.has(leg.eventId))).slice(0, MOST_TOLD);
  const wanted = legsWanted(read.tokens) ?? USUAL.legs;
  const when = window ? ` ${window.label}` : ' ahead';
  const text = [
    ...shiftedDay({ window }),
    own === null ? null : `Yours: ${told(own)}.`,
    isOfKeys
      ? keysTold(keys, wanted - Number(own !== null), when)
      : `${league} spreads${when}, ${points} points better.`,
    nextTold(others, keys.length > 0),
    neededOf(read, wanted),
    isOfKeys && RULE,
  ];
  const none = noneStored([...all, ...(own ? [own] : [])], `${league} spread${when}`, gamesOf(read, league, window));
  return say(none ?? text.filter((sentence) => sentence).join(' '), [], {
    focus: [...(own ? [own] : []), ...keys, ...others].map(({ leg }) => leg),
    unjudged: true,
    ticket: false,
    list: false,
    calculation: { kind: 'teaser', price: priceIn(read)?.text ?? USUAL.price.text, legs: wanted, points },
  });
}

/** A day of which none is left to play is the next such one. */
const windowOf = (named: TimeWindow | null, league: Reading['leagues'][number], read: Tagged): TimeWindow | null =>
  named && (nextWindow({ leagues: [league], teams: [] }, named, read) ?? named);

/** A teaser moves spreads, of which none may be stored. */
function noneStored(all: readonly Teased[], which: string, games: readonly SlateEvent[]): string | null {
  if (all.length > 0) return null;
  const kinds = ['moneyline', 'total'].filter((kind) =>
    games.some(({ markets }) => markets.some(({ market }) => market === kind)),
  );
  const left =
    kinds.length === 0
      ? ''
      : ` Of ${plural(games.length, 'game')} there are only ${list(kinds.map((kind) => `${kind}s`))}: ask for these.`;
  return `I have no ${which}, and a teaser moves spreads, so there is none to build.${left}`;
}

const priceIn = ({ amounts }: Tagged) => amounts.prices.at(-1);

const gamesOf = ({ slate, nowMs }: Tagged, league: string, window: TimeWindow | null): SlateEvent[] =>
  slate.events.filter(
    ({ sportKey, startsAt }) =>
      leagueOf(sportKey) === league &&
      startsAt.getTime() > nowMs &&
      (!window || (startsAt.getTime() >= window.fromMs && startsAt.getTime() < window.toMs)),
  );

/** As the list before was of, where no others are said. */
export function pointsIn(read: Tagged): number {
  const { plain, previous } = read;
  const before =
    isOfTeaserList(previous) && previous?.calculation?.kind === 'teaser' ? previous.calculation.points : null;
  return (before === null ? null : newPoints(read)) ?? Number(POINTS.exec(plain)?.[1] ?? before ?? USUAL.points);
}

function keysTold(keys: readonly Teased[], wanted: number, when: string): string {
  if (keys.length === 0) return `No NFL spread${when} is one that six points take over both 3 and 7.`;
  const named = list(keys.map(told));
  if (keys.length >= wanted) return `NFL lines${when} that six points take over both 3 and 7: ${named}.`;
  const only = keys.length === 1 ? '1 NFL line' : `${keys.length} NFL lines`;
  return `Only ${only}${when} can be taken over both 3 and 7 by six points: ${named}. That is fewer than ${wanted} legs.`;
}

const nextTold = (others: readonly Teased[], isNext: boolean): string | null =>
  others.length === 0 ? null : `${isNext ? 'Next' : 'The likeliest'}: ${list(others.map(told))}.`;

const told = ({ name, line, end, chance }: Teased): string =>
  `${name} ${signed(line)} to ${signed(end)} (wins ${percent(chance)})`;

const byChance = (teased: readonly Teased[]): Teased[] => [...teased].sort((a, b) => b.chance - a.chance);

/** How often each leg must win at the price of the teaser; null: what so many legs and points pay is not known. */
function neededOf(read: Tagged, legs: number): string | null {
  const named = priceIn(read);
  const isUsual =
    legs === USUAL.legs && !POINTS.test(read.plain.replace(/\b6(\.0)? ?-?(pts?|points?|pointers?)\b/, ''));
  const price = named ?? (isUsual ? USUAL.price : null);
  if (price === null) return null;
  const usual = named === undefined ? ', the usual price,' : '';
  return `At ${price.text}${usual} each of ${legs} legs must win ${percent((1 / price.decimal) ** (1 / legs))}.`;
}

function teasedOf(event: SlateEvent, points: number, read: Tagged): Teased[] {
  return (['home', 'away'] as const).flatMap((side) => {
    const line = spreadOf(event, side);
    return line === null ? [] : teasedBy({ event, side, line }, points, read);
  });
}

type Side = { event: SlateEvent; side: 'home' | 'away'; line: number };

function teasedBy({ event, side, line }: Side, points: number, read: Tagged): Teased[] {
  const leg: BetFocus = { eventId: event.id, market: 'spread', side, line, player: null };
  const end = line + points;
  const bet = storedBet(legOf({ ...leg, line: end }), read);
  return isStored(bet) ? [{ leg, name: shortTeam(event[side]), line, end, chance: decidedChance(bet) }] : [];
}

/** "What if I did it as a teaser leg": the side that was spoken of. */
function ownLeg(read: Tagged, points: number): Teased | null {
  const { previous, plain, slate } = read;
  const spoken = previous?.focus?.[(previous.pointed ?? 1) - 1];
  const event = slate.events.find(({ id }) => id === spoken?.eventId);
  const side = spoken?.side;
  if (!event || !OF_SPOKEN.test(plain) || isOfTeaserList(previous) || (side !== 'home' && side !== 'away')) return null;
  const line = spoken?.market === 'spread' || spoken?.market === 'moneyline' ? spreadOf(event, side) : null;
  return line === null ? null : (teasedBy({ event, side, line }, points, read)[0] ?? null);
}

export const DROPPED =
  /\b(kill|no|drop|without|remove|not|lose|skip|cut|ditch|minus|except)( any| the| all| those| more)?( road| home| away)? (favs?|faves?|favou?rites?|chalk|dogs?|underdogs?)\b/;

const OF_BOTH = /\b(dogs?|underdogs?)\b.*\b(favs?|favou?rites?)\b|\b(favs?|favou?rites?)\b.*\b(dogs?|underdogs?)\b/;

/** "Dogs +1.5 to +2.5 only", "kill any road favs": on one side, between two numbers, or none of such. */
function isWanted({ line, leg: { side } }: Teased, { plain, amounts }: Tagged): boolean {
  const ranges = amounts.lines.filter(({ signed: isSigned }) => isSigned).map(({ line: one }) => one);
  const isRange = ranges.length === 2 && !OF_BOTH.test(plain);
  if (isRange && (line < Math.min(...ranges) || line > Math.max(...ranges))) return false;
  const kinds = [
    ...(/\b(dogs?|underdogs?)\b/.test(plain) ? [line > 0] : []),
    ...(/\b(favs?|faves?|favou?rites?|chalk)\b/.test(plain) ? [line < 0] : []),
    ...(/\b(road|away)\b/.test(plain) ? [side === 'away'] : []),
    ...(/\bhome\b/.test(plain) ? [side === 'home'] : []),
  ];
  if (kinds.length === 0) return true;
  const isSuch = OF_BOTH.test(plain) ? kinds.some((one) => one) : kinds.every((one) => one);
  return DROPPED.test(plain) ? !isSuch : isSuch;
}

/** A teaser is asked for, and not how one is worked out: by whom, of a day or a league, or which are good. */
export function asksCandidates({ plain, says, mentions, reading, likeliest }: Tagged): boolean {
  if (mentions.length > 0 || OF_SUM.test(plain) || OF_SHOWN.test(plain)) return false;
  if (!says.has('teaser') && !/\bteas(e|es|ing|er|ers)\b|\bwong\b/.test(plain)) return false;
  return reading.window !== null || reading.leagues.length > 0 || WANTS.test(plain) || likeliest.act === 'picks';
}
/** "Is that a Wong teaser" asks about the one that was shown. */
const OF_SHOWN = /^(is|are|was|were) (that|this|it|those|these|mine)\b/;
const WANTS =
  /\b(who|whos|which|best|any|good|find|build|make|give|gimme|show|list|options?|candidates?|legs? (that|which|for)|spots|want|need|would (u|you)|wong)\b/;
const OF_SUM =
  /\b(what (is|are|does)|whats)( a| an)? (\w+ )?teasers?( bet)?$|\b(how (do|does|did|is|are|much|often)|push|pushes|treated|explain|mean|means|rules?|break ?evens?|hit rate|win rate|pays?|payout|ever|generally|good idea|bad idea|sucker|ev|fair|probability)\b/;
