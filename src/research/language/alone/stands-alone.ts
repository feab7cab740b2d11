import type { Asked } from '../calls/call.ts';
import { isOfMany } from '../looked.ts';
import type { Reading } from '../reading.ts';
import { asksPriceOnly } from '../tickets/ticket-words.ts';

/** What one reading of a message comes to. */
export type Come = { asked: Asked | null; reading: Reading };

/** `words`, `names`: how many, the names those of teams and players. */
export type Message = { plain: string; words: number; names: number };

type Shape = 'sum' | 'told' | 'scan' | 'board' | 'verdict' | 'parlay' | 'search' | 'said' | 'talk' | 'lost';

/** A sum that is named, and not a bare number or two that may belong to what was shown. */
const SUM =
  /\b(hedge|kelly|middle|vig|juice|hold|margin|parlay|teaser|pay|pays|payout|return|returns|win|wins|decimal|fraction|fractional|fractions|american|implied|break ?even|breakeven|boost|boosted|free bet|bonus|no sweat|convert|lock|clv|ev|chance|probability|percent|get|worth|really)\b/;
const TERM =
  /\bwhat ?s? ?(is|are)? an? \w|\b(mean|means|define|stand for|clv|sgp|dnb)\b|\bhow (do|does) .* work\b|\bhow (do|does) (i|you|u|one)\b/;
const OF_ACCOUNT = /\b(limit|limits|tokens?|subscription|subscribe|refund|deposit|account|password|email)\b/;
const WISH =
  /\b(best|top|bets?|picks?|plays?|parlay|parlays|legger|lotto|lock|locks|dogs?|favorites?|props?|teaser|sgp|leans?)\b/;
/** A parlay or list is asked for, and not one that was shown changed. */
const BUILDS =
  /^((ok|okay|so|yo|hey|bro|dude|man|can you|could you|can u|pls|please|i want|i need|i d like|lets|let s) )*(build|give|gimme|get|find|create|show|want|need|best|top|lock|what would you bet|what s a|whats a|a|an|[1-9]|two|three|four|five|six)\b/;

const LONG = 3;

/** A message with both of its readings. `isOfSameGame`: both show or judge bets of one game. */
type Seen = Message & {
  other: Shape;
  isLong: boolean;
  isOfSameGame: boolean;
  asked: Asked | null;
  within: Asked | null;
  before: Reading;
};

/** By what the message comes to alone: whether that is what is answered. */
const RULES: Readonly<Record<Shape, (seen: Seen) => boolean>> = {
  sum: ({ plain, names, other }) => SUM.test(plain) && !(names > 0 && other === 'sum'),
  told: (seen) => seen.isLong && (seen.names > 0 ? MISSED.has(seen.other) : asksAtLarge(seen)),
  // A scan behind a scan of many games keeps their days and books.
  scan: ({ other, within }) => other !== 'scan' || gamesOf(within).length > 0,
  board: (seen) => isOfOthers(seen) && seen.other !== 'search' && (seen.other !== 'board' || seen.names > 1),
  said: ({ plain, names, isLong, other }) =>
    isLong && (names > 0 ? other === 'parlay' : other !== 'told' && (TERM.test(plain) || OF_ACCOUNT.test(plain))),
  // Nothing that is free is left for what costs.
  verdict: (seen) =>
    isOfOthers(seen) && seen.other !== 'board' && (seen.other !== 'sum' || stakesLine(seen)) && !takesLegs(seen),
  parlay: (seen) => isWish(seen),
  search: (seen) => isWish(seen) && !isOfJoined(seen),
  talk: () => false,
  lost: () => false,
};

/**
 * Whether a message without words that lean on what was said before is to be read by itself: `alone` is what it comes to at the start of a
 * chat, `within` what behind the answer before. What is free is never left for what costs, but where the message asks for that by itself.
 */
export function standsAlone(message: Message, alone: Come, within: Come, before: Reading): boolean {
  if (sameCalls(alone.asked, within.asked)) return false;
  const isLong = message.words >= LONG;
  const isOfSameGame = gamesOf(alone.asked).some((id) => gamesOf(within.asked).includes(id));
  const { asked } = alone;
  const seen = { other: shapeOf(within), isLong, isOfSameGame, asked, within: within.asked, before };
  return RULES[shapeOf(alone)]({ ...message, ...seen });
}

/** Who is named is not whom the other reading is about; with both of its sides a game is named whole. */
const isOfOthers = ({ isLong, names, isOfSameGame, other }: Seen): boolean =>
  isLong && names > 0 && other !== 'told' && (!isOfSameGame || other === 'parlay' || (names > 1 && other !== 'board'));

/** The line of the bet was taken for money put on it. */
function stakesLine({ asked, within }: Seen): boolean {
  const stakes = numbersAt('stakeCents', within);
  return numbersAt('line', asked).some((line) => stakes.includes(Math.round(Math.abs(line) * CENTS)));
}
const CENTS = 100;

const numbersAt = (key: string, asked: Asked | null): readonly number[] =>
  [...JSON.stringify(asked).matchAll(new RegExp(`"${key}":(-?[\\d.]+)`, 'g'))].map(([, number]) => Number(number));

/** Several who are named in a row are legs of what was shown. */
const takesLegs = ({ names, other }: Seen): boolean => other === 'parlay' && names > MOST_SIDES;
const MOST_SIDES = 2;

/** "Whats a 25 dollar parlay of the top 2 pay": what those that were shown pay. */
const isOfJoined = ({ plain, other }: Seen): boolean => other === 'parlay' && asksPriceOnly({ plain });

const isWish = (seen: Seen): boolean =>
  WISH.test(seen.plain) &&
  seen.isLong &&
  (UNREAD.has(seen.other) || (isAnew(seen, seen.before) && seen.other !== 'told'));

const MISSED: ReadonlySet<Shape> = new Set<Shape>(['lost', 'talk', 'sum', 'parlay']);

/** Games of a league or day where one bet was spoken of, or something about this product. */
function asksAtLarge({ words, asked, before: { looked = [] } }: Seen): boolean {
  if (asked?.kind !== 'calls') return false;
  return asked.calls.every(({ tool, input }) =>
    tool === 'look_up'
      ? words > LONG
      : tool === 'find_games' && !isOfMany(looked) && ('leagues' in input || 'from' in input),
  );
}

/** The games whose boards are shown or whose bets are judged. */
const gamesOf = (asked: Asked | null): readonly string[] =>
  asked?.kind === 'calls'
    ? [...JSON.stringify(asked.calls).matchAll(/"eventId":"([^"]+)"/g)].map(([, id = '']) => id)
    : [];

const UNREAD: ReadonlySet<Shape> = new Set<Shape>(['lost', 'talk']);

/** Nothing was made of it. */
export const isUnread = (come: Come): boolean => UNREAD.has(shapeOf(come));

/** Bets are wished for in so many words. */
export const isWishInWords = (plain: string): boolean => BUILDS.test(plain) && WISH.test(plain);

/** A search behind a search keeps its limits; behind anything else it is one of its own. */
const isAnew = ({ plain }: Message, before: Reading): boolean => BUILDS.test(plain) && before.list !== true;

const SEARCHED: ReadonlySet<Reading['intent']> = new Set<Reading['intent']>(['picks', 'one_game', 'compare', 'parlay']);

function shapeOf({ asked, reading }: Come): Shape {
  switch (asked?.kind) {
    case undefined:
      if (SEARCHED.has(reading.intent)) return 'search';
      return reading.intent === 'explain' && reading.term !== null ? 'said' : 'talk';
    case 'picks':
      return 'search';
    case 'about':
      return 'told';
    case 'say':
      return asked.lost === true || asked.choices.length > 1 ? 'lost' : 'said';
    case 'calls':
      return shapeOfTools(asked.calls.map(({ tool }) => tool));
  }
}

function shapeOfTools(tools: readonly string[]): Shape {
  const has = (tool: string) => tools.includes(tool);
  if (has('build_parlay')) return 'parlay';
  if (has('best_bets')) return 'search';
  if (has('price_bets') || has('propose')) return 'verdict';
  if (tools.every((tool) => tool === 'calculate')) return 'sum';
  if (has('scan_prices')) return 'scan';
  return has('show_board') ? 'board' : 'told';
}

const inputsOf = (asked: Asked | null): string | null =>
  asked?.kind === 'calls' ? JSON.stringify(asked.calls) : asked?.kind === 'say' ? asked.text : null;

function sameCalls(one: Asked | null, other: Asked | null): boolean {
  const inputs = inputsOf(one);
  return inputs !== null && inputs === inputsOf(other);
}
