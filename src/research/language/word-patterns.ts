import type { Token } from '#engine/names/tokenise.ts';

/**
 * Patterns over the words of a question: words separated by spaces, `|` between alternatives, `<3>` for up to three
 * words of any kind, `#` for any number, `$#` for an amount of money. "lost|blew <3> rent" finds "lost all of my rent".
 */
export type PatternIndex = ReadonlyMap<string, readonly Step[][]>;

type Step = { words: ReadonlySet<string> } | { gap: number };

const NUMBER = '#';
const MONEY = '$#';

export function indexPatterns(patterns: readonly string[]): PatternIndex {
  const index = new Map<string, Step[][]>();
  for (const pattern of patterns) {
    const steps = pattern.split(' ').map(toStep);
    const first = steps[0];
    if (!first || 'gap' in first) throw new RangeError(`a pattern starts with a word: ${pattern}`);
    for (const word of first.words) {
      const list = index.get(word);
      if (list) list.push(steps);
      else index.set(word, [steps]);
    }
  }
  return index;
}

const toStep = (part: string): Step => {
  const gap = /^<(\d)>$/.exec(part)?.[1];
  return gap === undefined ? { words: new Set(part.split('|')) } : { gap: Number(gap) };
};

export const hasPattern = (index: PatternIndex, tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => patternAt(index, tokens, at));

/** Whether a pattern starts at this token. Steps are bounded by the pattern, not by the text. */
export function patternAt(index: PatternIndex, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (startsWith(token.text, index, tokens, at)) return true;
  return (
    token.number !== null &&
    (startsWith(NUMBER, index, tokens, at) || (isMoney(token) && startsWith(MONEY, index, tokens, at)))
  );
}

const startsWith = (name: string, index: PatternIndex, tokens: readonly Token[], at: number): boolean =>
  index.get(name)?.some((steps) => runs(steps, 1, tokens, at + 1)) === true;

function runs(steps: readonly Step[], step: number, tokens: readonly Token[], at: number): boolean {
  const next = steps[step];
  if (!next) return true;
  if ('words' in next) return isOneOf(next.words, tokens[at]) && runs(steps, step + 1, tokens, at + 1);
  for (let skip = 0; skip <= next.gap; skip += 1) {
    if (runs(steps, step + 1, tokens, at + skip)) return true;
  }
  return false;
}

function isOneOf(words: ReadonlySet<string>, token: Token | undefined): boolean {
  if (!token) return false;
  if (words.has(token.text)) return true;
  return token.number !== null && (words.has(NUMBER) || (words.has(MONEY) && isMoney(token)));
}

const isMoney = ({ number }: Token): boolean => number !== null && (number.dollars || number.suffix === 'k');
