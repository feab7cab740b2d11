import { canBet } from '../../books/can-bet.ts';
import { gameLabel, leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { ownLines } from '../../tools/show-board/stored-lines.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { list } from '../../words/format.ts';
import { selectionLine, signedLine } from '../../words/pick-label.ts';
import { shortGame, shortTeam } from '../../words/short-names.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';

const OFF =
  /\b(off|different|differs?|away|apart|out of line)\b.*\b(consensus|market|everyone|everybody|most|others?|rest)\b|\b(consensus|market)\b.*\b(off|different|apart)\b/;
const HALF = /\b(half|a half|1\/2|0?\.5|hook)\b/;
const POINTS = /\b(\d{1,2}(?:\.5)?|a|one|two|three|full) (full )?(points?|pts?)\b/;
const WORDS: Readonly<Record<string, number>> = { a: 1, one: 1, full: 1, two: 2, three: 3 };
const MOST_TOLD = 10;
const FEWEST_BOOKS = 3;

/** "Anyone hanging 2.5 when the rest are on 3": the number of the one, and that of the most. */
const HANGS =
  /\b(?:any ?(?:one|body|books?)|who|whos|somebody|someone|which (?:books?|one)|is there)\b.*?\b(?:hanging|hangs?|still|dealing|deals|posting|has|have|got|sitting|on|at|with)\b(?: \w+){0,3}? (\d{1,3}(?:\.5)?)\b.*\b(?:rest|others?|every(?:one|body)|most|market|consensus|all)\b.*? (\d{1,3}(?:\.5)?)\b/;
/** Of so many points a spread is seldom, and a total of the sports that have such numbers never. */
const MOST_OF_SPREAD = 25;
/** No number of points is said, and what is off is a number. */
const ANY_OFF = /\b(any|which|what)\b.*\boff\b( \w+){0,2} on\b.*\b(spreads?|totals?)\b|\boff (numbers?|lines?)\b/;

type OffLine = { text: string; points: number; isOpen: boolean; number: number; most: number };

/**
 * "Which lines are off the consensus number by half a point": books whose own spread or total is so far from the number that most books have,
 * the farthest first. Free. Null: no number of points is said, or a game is named.
 */
export function offConsensus(read: Tagged): Asked | null {
  const { plain, mentions, amounts, says } = read;
  if (mentions.length > 0 || says.has('teaser') || gamesOf(read).length === 0) return null;
  const hung = hungNumbers(read);
  if (hung) return hanging(hung, read);
  if (amounts.prices.length > 0) return null;
  const isAny = ANY_OFF.test(plain);
  const least = isAny ? HALF_POINT : pointsOff(plain);
  if (least === null || !(isAny || OFF.test(plain))) return null;
  const kinds = (['spread', 'total'] as const).filter((kind) => new RegExp(`\\b${kind}s?\\b`).test(plain));
  const markets = kinds.length > 0 ? kinds : (['spread', 'total'] as const);
  const off = offIn(markets, read).filter(({ points }) => points >= least);
  const what = kinds.length === 1 ? `${kinds[0]}` : 'spread or total';
  const by = `${least === 0.5 ? 'half a point' : least === 1 ? '1 point' : `${least} points`} or more`;
  if (off.length === 0) return say(`No book’s own ${what} is ${by} off the number that most books have.`);
  return say(`Off the number that most books have by ${by}: ${told(off)}`);
}

const HALF_POINT = 0.5;

function told(off: readonly OffLine[]): string {
  const shown = off.slice(0, MOST_TOLD).map(({ text }) => text);
  const more = off.length > MOST_TOLD ? ` ${off.length - MOST_TOLD} more are not listed.` : '';
  return `${shown.join('; ')}.${more}`;
}

type Hung = { number: number; most: number };

/** Of one game that was shown its own board tells it. */
function hungNumbers({ plain, previous }: Tagged): Hung | null {
  const [, number, most] = HANGS.exec(plain) ?? [];
  if (number === undefined || most === undefined || number === most || (previous?.focus ?? []).length > 0) return null;
  return { number: Number(number), most: Number(most) };
}

function hanging({ number, most }: Hung, read: Tagged): Asked {
  const isTotal = /\b(totals?|overs?|unders?)\b/.test(read.plain) || most > MOST_OF_SPREAD;
  const off = offIn([isTotal ? 'total' : 'spread'], read).filter((one) => one.number === number && one.most === most);
  return say(
    off.length === 0
      ? `No book’s own ${isTotal ? 'total' : 'spread'} is ${number} where most have ${most}.`
      : `${off.length === 1 ? 'One' : `${off.length}`} on ${number} where most have ${most}: ${told(off)}`,
  );
}

/** Whose number is another than that of most books, what can be bet first, then the farthest. */
const offIn = (markets: readonly ('spread' | 'total')[], read: Tagged): OffLine[] =>
  gamesOf(read)
    .flatMap((event) => markets.flatMap((market) => offInGame(event, market, read)))
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || b.points - a.points);

function pointsOff(plain: string): number | null {
  const named = POINTS.exec(plain)?.[1];
  if (HALF.test(plain)) return 0.5;
  return named === undefined ? null : (WORDS[named] ?? Number(named));
}

function gamesOf({ slate, nowMs, reading: { window, leagues } }: Tagged): SlateEvent[] {
  return slate.events.filter(({ startsAt, sportKey }) => {
    const at = startsAt.getTime();
    const league = leagueOf(sportKey);
    const isThen = window === null || (at >= window.fromMs && at < window.toMs);
    return at > nowMs && isThen && (leagues.length === 0 || (league !== null && leagues.includes(league)));
  });
}

/** The number that most books have as their own, and who has another one. */
function offInGame(
  event: SlateEvent,
  kind: 'spread' | 'total',
  { slate, odds, bettor = ANY_BETTOR }: Tagged,
): OffLine[] {
  const own = ownLines(event.markets.filter(({ market }) => market === kind));
  const counts = new Map<SlateMarket, string[]>();
  for (const [book, line] of own) counts.set(line, [...(counts.get(line) ?? []), book]);
  const [most, next] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  if (!most || own.size < FEWEST_BOOKS || next?.[1].length === most[1].length) return [];
  const side = kind === 'total' ? 'over' : (selectionLine(most[0], 'home') ?? 0) < 0 ? 'home' : 'away';
  const name = side === 'over' ? 'total' : shortTeam(event[side]);
  const lineOf = (line: SlateMarket) => selectionLine(line, side) ?? 0;
  const numberOf = (line: SlateMarket) => (side === 'over' ? `${lineOf(line)}` : signedLine(lineOf(line)));
  return [...counts].flatMap(([line, keys]): OffLine[] => {
    if (line === most[0]) return [];
    const at = line.outcomes.indexOf(side);
    const open = keys.filter((key) => canBet(key, bettor));
    const books = keys.map((key) => {
      const price = line.quotes.find(({ bookKey }) => bookKey === key)?.decimals[at];
      const title = slate.bookTitles.get(key) ?? key;
      return `${title}${open.includes(key) ? '' : ' (reference only)'}${price ? ` ${odds(price)}` : ''}`;
    });
    const text = `${shortGame(gameLabel(event))} ${name} ${numberOf(line)} at ${list(books)}, where most have ${numberOf(most[0])}`;
    const points = Math.abs(lineOf(line) - lineOf(most[0]));
    const [number, usual] = [Math.abs(lineOf(line)), Math.abs(lineOf(most[0]))];
    return [{ text, points, isOpen: open.length > 0, number, most: usual }];
  });
}

const ON_KEY = /\b(on|at|of)( (a|the|any))? key( numbers?)?\b|\bkey number (spreads?|lines?|games?)\b/;
const ON_NUMBERS =
  /\b(on|at|sitting on|exactly)( (a|the))? (3|7|6|10)( (or|and) (on )?((a|the) )?(3|7|6|10))?( (right )?now| today| this week)?$/;
const LISTS = /\b(any|which|what|whats|list|show|find|who|games?|spreads|are there)\b/;
const KEYS = [3, 7];
const ROWS = 20;

/** "Any spreads on a key number", "NFL spreads sitting on 3 or 7": the games whose main spread is exactly that. Null: none is looked for. */
export function spreadsOnKeys({ plain, mentions, amounts, reading, says }: Tagged): Asked | null {
  const isOfSpreads = /\b(spreads?|lines?|games?|favs?|favou?rites|dogs?)\b/.test(plain) && LISTS.test(plain);
  const named = ON_NUMBERS.test(plain) && /\bspreads?\b/.test(plain);
  if (
    mentions.length + amounts.prices.length > 0 ||
    says.has('teaser') ||
    !isOfSpreads ||
    !(ON_KEY.test(plain) || named)
  )
    return null;
  if (/\b(why|matter|mean|explain|worth|how often)\b/.test(plain)) return null;
  const said = named ? KEY_NUMBERS.filter((key) => new RegExp(`\\b${key}\\b`).test(plain)) : [];
  const [league = 'NFL'] = reading.leagues;
  return calls(
    (said.length > 0 ? said : KEYS).map((line) => ({
      tool: 'show_board',
      input: { league, ...timeOf(reading), market: 'spread', minLine: line, maxLine: line, limit: ROWS },
    })),
  );
}
const KEY_NUMBERS = [3, 6, 7, 10];
