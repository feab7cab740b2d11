import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { type Asked, type Call, calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';

type Range = { low: number; high: number; only: 'favorite' | 'underdog' | null };

const SPREADS = /\b(spreads?|dogs?|underdogs?|favs?|faves?|favou?rites|point spreads?)\b/;
const OF_TEASER = /\b(teas\w*|wong)\b/;
const SHOWS = /\b(show|list|see)\b/;
const ROWS = 20;
const MOST_RANGES = 2;
const JOINS = /^(to|and|thru|through)$/;

/** "NFL spreads between +1.5 and +2.5", "dogs from +1.5 to +2.5 and favorites -7.5 to -8.5": the lines that stand there, and no bets. */
export function spreadsInRange(read: Tagged): Asked | null {
  const { plain, mentions, amounts, reading, tokens } = read;
  const isElse = OF_TEASER.test(plain) || (asksVerdict(plain) && !SHOWS.test(plain));
  if (mentions.length > 0 || isElse || !SPREADS.test(plain) || amounts.money.some(({ isSure }) => isSure)) return null;
  const ranges = rangesIn(tokens);
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
          minLine: low,
          maxLine: high,
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

function rangeOf(one: NumberToken, other: NumberToken, opens: boolean): Range[] {
  const areLines = [one, other].every(({ value, percent }) => value <= MOST_LINE && !percent);
  const areAlike = one.sign === other.sign || one.sign === null || other.sign === null;
  if (!areLines || !areAlike || !(opens || (one.sign && other.sign))) return [];
  const sign = one.sign ?? other.sign;
  const only = sign === null ? null : sign === '+' ? 'underdog' : 'favorite';
  return [{ low: Math.min(one.value, other.value), high: Math.max(one.value, other.value), only }];
}
const MOST_LINE = 60;
