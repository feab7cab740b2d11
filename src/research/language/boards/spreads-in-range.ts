import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { type Asked, type Call, calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { lineLimitAt } from '../onward/view-words.ts';

type Range = { low?: number | undefined; high?: number | undefined; only: 'favorite' | 'underdog' | null };

const SPREADS = /\b(spreads?|dogs?|underdogs?|favs?|faves?|favou?rites|point spreads?)\b/;
const OF_TEASER = /\b(teas\w*|wong|odds|decimals?|moneylines?|mls?)\b/;
const SHOWS = /\b(show|list|see)\b/;
const ROWS = 20;
const MOST_RANGES = 2;
const JOINS = /^(to|and|thru|through)$/;

/** "NFL spreads between +1.5 and +2.5", "dogs from +1.5 to +2.5 and favorites -7.5 to -8.5": the lines that stand there, and no bets. */
export function spreadsInRange(read: Tagged): Asked | null {
  const { plain, mentions, amounts, reading, tokens } = read;
  const isElse = OF_TEASER.test(plain) || (asksVerdict(plain) && !SHOWS.test(plain));
  if (mentions.length > 0 || isElse || !SPREADS.test(plain) || amounts.money.some(({ isSure }) => isSure)) return null;
  const only = onlyIn(plain);
  const ranges = [...rangesIn(tokens).map((range) => ({ ...range, only: range.only ?? only })), ...limitsIn(read)];
  if (ranges.length === 0 || ranges.length > MOST_RANGES) return null;
  const [league] = reading.leagues;
  return calls(
    ranges.map(
      ({ low, high, only }): Call => ({
        tool: 'show_board',
        input: {
          ...(league && { league }),
          ...timeOf(reading),
          market: 'spread',
          ...(low !== undefined && { minLine: low }),
          ...(high !== undefined && { maxLine: high }),
          ...(only && { only }),
          limit: ROWS,
        },
      }),
    ),
  );
}

/** Two numbers with a word between them; what gets points is an underdog, what gives them a favorite. */
const rangesIn = (tokens: readonly Token[]): Range[] =>
  tokens.flatMap(({ number }, at) => {
    const other = tokens[at + 2]?.number;
    const opens = /^(between|from)$/.test(tokens[at - 1]?.text ?? '');
    return number && other && JOINS.test(tokens[at + 1]?.text ?? '') ? rangeOf(number, other, opens) : [];
  });

/** "Underdogs of 3 points or less", "favorites giving more than 7": one end of it is named. */
function limitsIn({ tokens, plain }: Tagged): Range[] {
  const only = onlyIn(plain);
  return tokens.flatMap((_, at): Range[] => {
    const limit = lineLimitAt(tokens, at);
    if (!limit || (limit.lines.max ?? limit.lines.min ?? 0) > MOST_LINE) return [];
    const words = tokens.slice(at, limit.to).map(({ text }) => text);
    const isOfPoints =
      words.some((word) => OF_POINTS.test(word)) ||
      words.includes('or') ||
      OF_POINTS.test(tokens[at - 1]?.text ?? '') ||
      OF_POINTS.test(tokens[limit.to]?.text ?? '');
    // "At least 3 underdogs" counts them.
    if (!isOfPoints || COUNTED.test(tokens[limit.to]?.text ?? '')) return [];
    // A pick'em has no underdog.
    return [{ low: limit.lines.min ?? (only ? LEAST_LINE : undefined), high: limit.lines.max, only }];
  });
}

function onlyIn(plain: string): Range['only'] {
  const [dogs, favorites] = [DOGS, FAVORITES].map((kind) => kind.test(plain));
  return dogs === favorites ? null : dogs ? 'underdog' : 'favorite';
}

const DOGS = /\b(dogs?|underdogs?)\b/;
const FAVORITES = /\b(favs?|faves?|favou?rites?)\b/;
const OF_POINTS = /^(points?|pts?|getting|gets?|catching|giving|gives?|laying|lays?|spreads?|plus|minus|by|of)$/;
const COUNTED = /^(dogs?|underdogs?|favs?|faves?|favou?rites?|teams?|legs?|picks?|bets?|games?)$/;
const LEAST_LINE = 0.5;

function rangeOf(one: NumberToken, other: NumberToken, opens: boolean): Range[] {
  const areLines = [one, other].every(({ value, percent }) => value <= MOST_LINE && !percent);
  const areAlike = one.sign === other.sign || one.sign === null || other.sign === null;
  if (!areLines || !areAlike || !(opens || (one.sign && other.sign))) return [];
  const sign = one.sign ?? other.sign;
  const only = sign === null ? null : sign === '+' ? 'underdog' : 'favorite';
  return [{ low: Math.min(one.value, other.value), high: Math.max(one.value, other.value), only }];
}
const MOST_LINE = 60;
