import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Amounts } from '../calls/amount.ts';
import type { Mention } from '../calls/mentions.ts';
import { MONEY_WORDS } from '../calls/read-money.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { statAt } from '../prop-stats.ts';
import { bookAt } from '../sportsbooks.ts';
import { confidenceAt } from './confidence-at.ts';
import { priceLimitAt } from './price-limit-at.ts';
import { shareLimitAt } from './share-limit-at.ts';
import type { Span, WishPart } from './wish-part.ts';
import { numberWord, WISH_WORDS } from './wish-words.ts';

type Words = {
  tokens: readonly Token[];
  amounts: Amounts;
  mentions: readonly Mention[];
  times: ReadonlyMap<number, Span<WishPart>>;
};

/** Parts in the order of their words; `before`: a comma or full stop stands before it. Unread: words that no part takes. */
export type ReadParts = { parts: readonly { part: WishPart; before: boolean }[]; unread: readonly string[] };

/** Picks of one answer. */
export const MOST_COUNT = 10;

/** Each word of a question, or of a stretch of it, as one part of a wish for bets, the longest phrase first. */
export function readParts(words: Words, { from, to } = { from: 0, to: words.tokens.length }): ReadParts {
  const { tokens } = words;
  const parts: { part: WishPart; before: boolean }[] = [];
  const unread: string[] = [];
  for (let at = from; at < to; ) {
    const found = partAt(words, at);
    const token = tokens[at];
    if (found) parts.push({ part: found.part, before: token?.afterBreak === true });
    else if (token?.text === 'leg' && parts.at(-1)?.part.kind === 'league')
      parts.push({ part: { kind: 'league_leg' }, before: false });
    else unread.push(token?.text ?? '');
    at = Math.max(found?.to ?? 0, at + 1);
  }
  return { parts, unread };
}

/** The part of a wish that begins here, the longest phrase of it; null where none does. */
export function partAt(words: Words, at: number): Span<WishPart> | null {
  const { tokens, amounts, mentions, times } = words;
  return (
    confidenceAt(tokens, at) ??
    shareLimitAt(tokens, amounts, at) ??
    priceLimitAt(tokens, amounts, at) ??
    times.get(at) ??
    nameAt(mentions, at) ??
    bookPart(tokens, at) ??
    countAt(tokens, at) ??
    eachGameAt(tokens, at) ??
    objectsAt(tokens, at) ??
    takenOutAt(tokens, at) ??
    biggestSideAt(tokens, at) ??
    upsetAt(tokens, at) ??
    likedAt(tokens, at) ??
    longestAt(untilTime(words, at), at)
  );
}

function nameAt(mentions: readonly Mention[], at: number): Span<WishPart> | null {
  const mention = mentions.find(({ from }) => from === at);
  return mention ? { part: { kind: 'name', mention }, to: mention.to } : null;
}

function bookPart(tokens: readonly Token[], at: number): Span<WishPart> | null {
  const book = bookAt(tokens, at);
  return book && { part: { kind: 'book', title: book.title }, to: book.to };
}

/** "An NBA bet at 7": no phrase runs into a time. */
function untilTime({ tokens, times }: Words, at: number): readonly Token[] {
  const next = [...times.keys()].find((from) => from > at);
  return next === undefined ? tokens : tokens.slice(0, next);
}

/** Of a league, a stat and a word of wishes the longest; a league and a stat before a word as long. */
function longestAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  const word = phraseAt(WISH_WORDS, tokens, at);
  const league = phraseAt(LEAGUE_NAMES, tokens, at);
  const stat = statAt(tokens, at);
  const found: (Span<WishPart> | null)[] = [
    league?.values[0] ? { part: { kind: 'league', name: league.values[0] }, to: league.to } : null,
    stat ? { part: { kind: 'stat', stats: stat.values }, to: stat.to } : null,
    word?.values[0] ? { part: word.values[0], to: word.to } : null,
  ];
  return found.reduce((best, one) => (one && one.to > (best?.to ?? at) ? one : best), null);
}

/** "The biggest upset you like", "the 4 biggest favorites": of underdogs the biggest pays the most, of favorites the least. */
function biggestSideAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  // "The longest shots" are no shots on goal.
  if (word === 'shots' && tokens[at - 1]?.text === 'longest')
    return { part: { kind: 'side', side: 'underdog', many: true }, to: at + 1 };
  const order = BIGGEST.find(([sizes, sides]) => sizes.test(word) && sides.test(next))?.[2];
  return order === undefined ? null : { part: { kind: 'order', order }, to: at + 1 };
}
const BIGGEST = [
  [/^longest$/, /^shots$/, 'longest'],
  [/^(biggest|largest|longest|craziest)$/, /^(upset|dog|underdog|long ?shot)s?$/, 'longest'],
  [/^(biggest|largest|heaviest|strongest|top)$/, /^(favorites|favourites|favs|faves)$/, 'shortest'],
] as const;

/** "Best upset": an underdog, where nobody is upset. */
function upsetAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  const next = tokens[at + 1]?.text ?? '';
  if (tokens[at]?.text === 'upset' && UPSET_PICKS.test(next)) return { part: UPSET, to: at + 1 };
  if (tokens[at - 1]?.text === 'upset' && /^(alerts?|specials?|watch)$/.test(tokens[at]?.text ?? ''))
    return { part: { kind: 'asks' }, to: at + 1 };
  const isOf = tokens[at]?.text === 'upset' && UPSET_OF.test(tokens[at - 1]?.text ?? '');
  return isOf && !/^(with|about|at|that|because|by|over)$/.test(next) ? { part: UPSET, to: at + 1 } : null;
}
const UPSET: WishPart = { kind: 'side', side: 'underdog', many: false, outright: true };
const UPSET_PICKS = /^(alerts?|specials?|watch|picks?|bets?|plays?|parlays?|candidates?)$/;
const UPSET_OF =
  /^(best|biggest|largest|craziest|an?|the|one|any|another|good|likely|likeliest|top|big|your|ur|nfl|nba|nhl|mlb|ncaaf|ncaab|wnba|cfb|cbb|mls|epl|ufc|college|soccer)$/;

/** "Your favorite total", "favorite dog", "ur 5 favs": what is liked best, and no favorite. */
function likedAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  const word = tokens[at]?.text ?? '';
  const isLiked = /^(favorite|favourite|fave|fav)$/.test(word);
  const next = tokens[at + 1]?.text ?? '';
  const owner = plainCount(tokens[at - 1] ?? NO_TOKEN) === null ? tokens[at - 1] : tokens[at - 2];
  const isOwned = /^(ur|your|you|u|ya)$/.test(owner?.text ?? '') && /^(fav|fave|favorite|favourite)s?$/.test(word);
  if (isOwned && !LIKED.test(next)) return { part: { kind: 'asks' }, to: at + 1 };
  if (!isLiked || !LIKED.test(next)) return null;
  // "The fav side" is the one that is favored, "your fav side" the one that is liked.
  if (/^sides?$/.test(next) && !isOwned) return null;
  // "Your favorite total" is one.
  const isOne = /^(total|over|under|dog|underdog|spread|moneyline|ml|prop|side)$/.test(next);
  return { part: isOne ? { kind: 'single', of: 'asks' } : { kind: 'asks', best: true }, to: at + 1 };
}
const NO_TOKEN: Token = { text: '', raw: '', number: null, pair: null, afterBreak: false };
const LIKED =
  /^(totals?|overs?|unders?|dogs?|underdogs?|fave?s?|favorites?|favourites?|spreads?|moneylines?|ml|props?|sides?|long|longshots?|parlay|pick|play|bet|nba|nfl|mlb|nhl|wnba|ncaaf|cfb|soccer|tennis|ufc)$/;

/** "In every NHL game": the league stands between. */
const eachGameAt = (tokens: readonly Token[], at: number): Span<WishPart> | null =>
  /^(each|every)$/.test(tokens[at]?.text ?? '') &&
  [at + 2, at + 3].some((place) => /^(game|match|matchup|fight)s?$/.test(tokens[place]?.text ?? ''))
    ? { part: { kind: 'per', of: 'game' }, to: at + 1 }
    : null;

/** "No I want a parlay", "no like all the NBA games": what was answered is refused, and nothing that follows. */
const objectsAt = (tokens: readonly Token[], at: number): Span<WishPart> | null =>
  at === 0 && /^(no|nah|nope)$/.test(tokens[at]?.text ?? '') && WISHES.test(tokens[at + 1]?.text ?? '')
    ? { part: { kind: 'filler' }, to: at + 1 }
    : null;
const WISHES =
  /^(i|id|im|we|u|you|give|gimme|gimmie|build|make|find|show|pick|put|just|like|all|the|only|actually|mean|meant|every|what|those)$/;

const MOST_TAKEN = 6;

/** "Take the Celtics game off": what stands between is not wanted. */
function takenOutAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  if (!/^(take|leave|get|keep)$/.test(tokens[at]?.text ?? '')) return null;
  const behind = tokens.slice(at + 1, at + MOST_TAKEN);
  return behind.some(({ text }) => /^(out|off|outta)$/.test(text)) && !/^(out|off)$/.test(behind[0]?.text ?? '')
    ? { part: { kind: 'not' }, to: at + 1 }
    : null;
}

const LEG = /^(legs?|leggers?|teamers?|folds?|man)$/;

/** A plain number: how many bets, or how many legs. */
function countAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  const token = tokens[at];
  const count = token ? plainCount(token) : null;
  // "Spreads under 3" is a line.
  if (!token || count === null || /^(over|under|above|below|than)$/.test(tokens[at - 1]?.text ?? '')) return null;
  const next = tokens[at + 1]?.text ?? '';
  if (MONEY_WORDS.test(next)) return null;
  if (/^(leg|legger|team|teamer)$/.test(token.number?.suffix ?? ''))
    return { part: { kind: 'legs', count }, to: at + 1 };
  if (/^(u|units?)$/.test(next)) return null;
  if (LEG.test(next)) return { part: { kind: 'legs', count }, to: at + 2 };
  return { part: count === 1 && countsNothing(tokens, at) ? { kind: 'filler' } : { kind: 'count', count }, to: at + 1 };
}

/** "The one tonight", "which one", "a good one" stand for a thing; "5 props, 1 per game" counts what is of each. */
function countsNothing(tokens: readonly Token[], at: number): boolean {
  const [before = '', word = '', next = '', second = ''] = [-1, 0, 1, 2].map((on) => tokens[at + on]?.text);
  if (next === 'per' || (/^(from|for|in|of)$/.test(next) && /^(each|every)$/.test(second))) return true;
  return word === 'one' && !ONE_OF.test(before) && !COUNTED.test(next) && !/^(props?|bet|pick|play|prop)$/.test(second);
}

/** 1 to 10, with nothing about it that makes it a price, a line or money. */
function plainCount({ number, text }: Token): number | null {
  if (number && (number.sign !== null || number.dollars || number.percent || number.afterDash)) return null;
  if (number && !/^(|x|leg|legger|team|teamer)$/.test(number.suffix)) return null;
  const value = number ? number.value : numberWord(text);
  return value !== null && Number.isInteger(value) && value >= 1 && value <= MOST_COUNT ? value : null;
}

const ONE_OF = /^(just|only|me|gimme|top|best)$/;
const COUNTED =
  /^(bets?|picks?|plays?|more|best|good|nba|nfl|mlb|nhl|strong|single|solid|prop|total|spread|lean|thats|only)$/;
