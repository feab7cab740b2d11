import { CONCEPTS } from './concepts.ts';
import type { Word } from './words.ts';

/**
 * A rule over the words of a message: steps separated by spaces, `|` between alternatives, `@kin` for the words of a
 * concept, `<3>` for up to three words of the same sentence, `#` for a number, `$#` for money, `.` for the end of what
 * is said. A rule that starts with `^` holds only where the writer himself is the subject.
 */
export type RuleIndex = ReadonlyMap<string, readonly Rule[]>;
export type Rule = { steps: readonly Step[]; own: boolean; written: string };
type Step = { words: ReadonlySet<string> } | { gap: number };
export type Match = { from: number; to: number; rule: Rule };

const END = '.';
const NAME = '@name';
const CONCEPTS_OF = conceptsByWord();

function conceptsByWord(): ReadonlyMap<string, readonly string[]> {
  const entries = Object.entries(CONCEPTS).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, `@${name}`] as const),
  );
  const map = new Map<string, string[]>();
  for (const [word, name] of entries) map.set(word, [...(map.get(word) ?? []), name]);
  return map;
}

export function indexRules(rules: readonly string[]): RuleIndex {
  const index = new Map<string, Rule[]>();
  for (const written of rules) {
    const own = written.startsWith('^');
    const steps = written
      .slice(own ? 1 : 0)
      .split(' ')
      .map(toStep);
    const [first] = steps;
    if (!first || 'gap' in first) throw new RangeError(`a rule starts with a word: ${written}`);
    for (const word of first.words) index.set(word, [...(index.get(word) ?? []), { steps, own, written }]);
  }
  return index;
}

function toStep(part: string): Step {
  const gap = /^<(\d)>$/.exec(part)?.[1];
  if (gap !== undefined) return { gap: Number(gap) };
  for (const name of part.split('|')) {
    if (name.startsWith('@') && name !== NAME && !(name.slice(1) in CONCEPTS))
      throw new RangeError(`no such concept: ${name}`);
  }
  return { words: new Set(part.split('|')) };
}

/** The concepts of a word, as `@kin`. */
export const conceptsOf = (text: string): readonly string[] => CONCEPTS_OF.get(text) ?? [];

/** All rules that hold, each with the words that it covers. */
export function matchRules(index: RuleIndex, words: readonly Word[], isOwn: (at: number) => boolean): Match[] {
  const keys = words.map(keysOf);
  const possible = possibleRules(index, new Set(keys.flat()));
  if (possible.size === 0) return [];
  return words.flatMap((_, from) =>
    (keys[from] ?? [])
      .flatMap((key) => possible.get(key) ?? [])
      .flatMap((rule): Match[] => {
        const to = runs(rule.steps, 0, { words, keys }, from);
        return to !== null && (!rule.own || isOwn(from)) ? [{ from, to, rule }] : [];
      }),
  );
}

/** The rules of which every step stands somewhere in the message: few, whatever it is made of. */
function possibleRules(index: RuleIndex, present: ReadonlySet<string>): RuleIndex {
  // The first step is the word that the rule is found by.
  const stands = (step: Step, at: number): boolean =>
    at === 0 || 'gap' in step || step.words.has(END) || hasCommon(step.words, present);
  const possible = new Map<string, readonly Rule[]>();
  for (const key of present) {
    const rules = index.get(key)?.filter(({ steps }) => steps.every(stands)) ?? [];
    if (rules.length > 0) possible.set(key, rules);
  }
  return possible;
}

function hasCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  for (const word of few) if (many.has(word)) return true;
  return false;
}

type Text = { words: readonly Word[]; keys: readonly (readonly string[])[] };

/** Where the rule ends, or null. Steps are bounded by the rule, not by the text. */
function runs(steps: readonly Step[], step: number, text: Text, at: number): number | null {
  const next = steps[step];
  if (!next) return at;
  if ('words' in next) {
    if (next.words.has(END) && (at >= text.words.length || text.words[at]?.breakBefore))
      return runs(steps, step + 1, text, at);
    return text.keys[at]?.some((key) => next.words.has(key)) ? runs(steps, step + 1, text, at + 1) : null;
  }
  for (let skip = 0; skip <= next.gap; skip += 1) {
    const end = runs(steps, step + 1, text, at + skip);
    if (end !== null) return end;
  }
  return null;
}

function keysOf({ text, signs, named }: Word): string[] {
  if (named) return [NAME];
  return [text, ...signs, ...conceptsOf(text)];
}

/** Words that rules cover become gaps on which no other rule can step. */
export function blankMatches(index: RuleIndex, words: readonly Word[]): Word[] {
  const matches = matchRules(index, words, () => true);
  if (matches.length === 0) return [...words];
  const covered = new Set(matches.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return words.map((word, at) => (covered.has(at) ? { ...word, text: '', signs: [], named: false } : word));
}
