import { phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { Slate } from '../../slate/slate.ts';
import { slateNames } from '../../slate/slate-names.ts';
import type { Amounts } from '../calls/amount.ts';
import { readAmounts } from '../calls/amounts.ts';
import { type Mention, readNamesOf } from '../calls/mentions.ts';
import { namesBeforeStats } from '../calls/name-before-stat.ts';
import { DIRECTION_INDEX, MARKET_INDEX, readPieces } from '../calls/pieces.ts';
import { readWords } from '../calls/read-words.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { MARKET_WORDS } from '../market-words.ts';
import { PROP_STAT_PHRASES } from '../prop-stats.ts';
import { periodAt } from '../read-period.ts';
import { bookAt } from '../sportsbooks.ts';
import type { Clock } from '../time-window.ts';
import { wishTimes } from '../wishes/wish-times.ts';

/** What a number may be. */
export type NumberKind = 'line' | 'price' | 'money' | 'count' | 'share';

/** A word, phrase or number that names something of a question. `means`: the same for two ways to say it. */
export type NamedPart = { from: number; to: number; means: string } & (
  | { kind: 'name'; mention: Mention }
  | { kind: 'number'; as: ReadonlySet<NumberKind>; value: number; sign: '+' | '-' | null }
  | { kind: 'book' | 'direction' | 'market' | 'time' | 'league' | 'period' | 'side' | 'limit' }
);

export type NamePart = Extract<NamedPart, { kind: 'name' }>;
export type NumberPart = Extract<NamedPart, { kind: 'number' }>;

export const isNumber = (part: NamedPart): part is NumberPart => part.kind === 'number';

/** A line of a bet, which is no price as well. */
export const isLine = (part: NamedPart): part is NumberPart =>
  isNumber(part) && part.as.has('line') && !part.as.has('price');

export type NamedText = { tokens: readonly Token[]; parts: readonly NamedPart[] };

export type Known = { slate: Slate; clock: Clock };

/** The words of a text, before any of them is looked up. */
export const wordsIn = (text: string, { slate }: Pick<Known, 'slate'>): readonly Token[] =>
  readWords(text, namesOf(slate));

const namesOf = (slate: Slate) => slate.names?.() ?? slateNames(slate);

/** What a text names, from left to right, each word as one thing; with what its numbers are. */
export function namedIn(text: string, { slate, clock }: Known): NamedText & { amounts: Amounts } {
  const names = namesOf(slate);
  const tokens = readWords(text, names);
  const context = { named: [], likely: [], moment: { day: 0, namesDay: false } };
  const called = readNamesOf(tokens, { names, nowMs: clock.nowMs, context });
  const mentions = namesBeforeStats(tokens, called, { games: [], events: slate.events, nowMs: clock.nowMs });
  const times = wishTimes(tokens, clock, { throughMonday: false, before: null });
  const amounts = readAmounts(tokens);
  const numbers = numbersIn(tokens, amounts, mentions);
  const parts: NamedPart[] = [];
  for (let at = 0; at < tokens.length; ) {
    const part =
      longerLeagueAt(mentions, tokens, at) ??
      nameAt(mentions, at) ??
      timeAt(times, at) ??
      wordsAt(tokens, at) ??
      numbers.get(at) ??
      null;
    if (part) parts.push(part);
    at = part?.to ?? at + 1;
  }
  return { tokens, parts, amounts };
}

function nameAt(mentions: readonly Mention[], at: number): NamedPart | null {
  const mention = mentions.find(({ from }) => from === at);
  return mention ? { kind: 'name', from: at, to: mention.to, means: mention.names.join('/'), mention } : null;
}

/** "Mexican soccer" is a league, and no team. */
function longerLeagueAt(mentions: readonly Mention[], tokens: readonly Token[], at: number): NamedPart | null {
  const name = mentions.find(({ from }) => from === at);
  const league = name ? phraseAt(LEAGUE_NAMES, tokens, at) : null;
  return name && league && league.to > name.to
    ? { kind: 'league', from: at, to: league.to, means: (league.values[0]?.leagues ?? []).join('/') }
    : null;
}

function timeAt(times: ReturnType<typeof wishTimes>, at: number): NamedPart | null {
  const time = times.get(at);
  return time ? { kind: 'time', from: at, to: time.to, means: '' } : null;
}

const WHOLE_GAME = /^(full|whole|entire)$/;

function wordsAt(tokens: readonly Token[], at: number): NamedPart | null {
  const period = periodAt(tokens, at);
  if (period) return { kind: 'period', from: at, to: period.to, means: period.period };
  if (WHOLE_GAME.test(tokens[at]?.text ?? '') && /^(game|thing)$/.test(tokens[at + 1]?.text ?? ''))
    return { kind: 'period', from: at, to: at + 2, means: 'whole_game' };
  const book = bookAt(tokens, at);
  if (book) return { kind: 'book', from: at, to: book.to, means: book.title };
  const league = phraseAt(LEAGUE_NAMES, tokens, at);
  if (league) return { kind: 'league', from: at, to: league.to, means: (league.values[0]?.leagues ?? []).join('/') };
  return kindAt(tokens, at);
}

/** The longest word of a market or a player's number; which side of it before one as long. */
function kindAt(tokens: readonly Token[], at: number): NamedPart | null {
  const direction = phraseAt(DIRECTION_INDEX, tokens, at);
  const isAlone = direction && (tokens[at]?.text.length ?? 0) === 1 && tokens[direction.to]?.number == null;
  const market = [MARKET_INDEX, PROP_STAT_PHRASES, MARKET_WORDS]
    .flatMap((index) => phraseAt<unknown>(index, tokens, at) ?? [])
    .reduce<{ to: number; values: readonly unknown[] } | null>(
      (best, one) => (one.to > (best?.to ?? 0) ? one : best),
      null,
    );
  if (direction?.values[0] && !isAlone && direction.to >= (market?.to ?? 0))
    return { kind: 'direction', from: at, to: direction.to, means: direction.values[0] };
  return market && { kind: 'market', from: at, to: market.to, means: JSON.stringify(market.values[0]) };
}

/** Each number with all that it may be; a line of a bet is nothing else. */
function numbersIn(
  tokens: readonly Token[],
  amounts: Amounts,
  mentions: readonly Mention[],
): ReadonlyMap<number, NamedPart> {
  const { prices, money, counts, shares } = amounts;
  const lines = new Set(
    readPieces(tokens, amounts, mentions).flatMap((one) => (one.kind === 'line' ? [one.from] : [])),
  );
  const found = new Map<number, NamedPart>();
  const add = (kind: NumberKind, { from, to }: { from: number; to: number }) => {
    const before = found.get(from);
    const { number, text } = tokens[from] ?? {};
    if (lines.has(from) && kind !== 'line') return;
    const as = new Set([...(before?.kind === 'number' ? before.as : []), kind]);
    const [value, sign] = [number?.value ?? Number.NaN, number?.sign ?? null];
    found.set(from, { kind: 'number', from, to: Math.max(to, before?.to ?? 0), means: text ?? '', as, value, sign });
  };
  for (const one of prices) add('price', one);
  for (const one of money) add('money', one);
  for (const one of counts) add('count', one);
  for (const one of shares) add('share', one);
  for (const one of amounts.lines) add('line', one);
  return found;
}
