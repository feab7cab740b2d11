import type { After } from '../acts/act.ts';
import { lengthsOf, lettersOf } from '../taught/word-features.ts';
import type { Entity, EntityText } from './entities.ts';
import type { Want } from './wants.ts';

/** Its features count together as this many do, by the root. */
export const WANT_SCALE = 3;
const MANY = 3;

/** The kinds of what was shown that a message may lean on; behind sums and words it stands as at the start of a chat. */
export const BEHINDS = ['none', 'list', 'bet', 'parlay', 'other'] as const;
export type Behind = (typeof BEHINDS)[number];

/** What was shown earlier in a chat and can be gone back to. */
export const HELD = ['list', 'parlay'] as const;
export type Held = (typeof HELD)[number];

/**
 * Behind what a message stands: what was shown, what the question before wanted, and what else can be gone back to. `bets`: how many single
 * bets were spoken of one after another.
 */
export type Place = { behind: Behind; before: Want | null; holds: readonly Held[]; bets?: number };

const BEHIND: Readonly<Partial<Record<After, Behind>>> = {
  none: 'none',
  list: 'list',
  bet: 'bet',
  bets: 'bet',
  parlay: 'parlay',
  sum: 'none',
  talk: 'none',
};
export const behindOf = (after: After): Behind => BEHIND[after] ?? 'other';

const PRICE = 100;

/** What a number may be, as one mask. */
export function maskOf({ kind, part, value }: Entity): string {
  if (part?.kind !== 'number') return `<${kind}>`;
  const { as, sign } = part;
  if (as.has('share')) return '<share>';
  if (as.has('price')) return '<price>';
  if (as.has('count')) return '<count>';
  if (sign !== null) return (value ?? 0) >= PRICE ? '<price>' : '<line>';
  if (as.has('money')) return as.has('line') ? '<number>' : '<money>';
  return '<number>';
}

/** A word of a message, or what it names there. */
export type Masked = { word: string; entity: Entity | null };

/** The words of a message with what it names by its kind; `own`: with words of markets and times as they are. */
export function masked({ tokens, entities }: EntityText, own: boolean): Masked[] {
  const starts = new Map(entities.map((entity) => [entity.from, entity]));
  const words: Masked[] = [];
  for (let at = 0; at < tokens.length; ) {
    const entity = starts.get(at) ?? null;
    if (entity) words.push({ word: own && OF_WORDS.has(entity.kind) ? wordOf(entity) : maskOf(entity), entity });
    else words.push({ word: (tokens[at]?.text ?? '').replace(/[’']/g, ''), entity });
    at = entity?.to ?? at + 1;
  }
  return words;
}
const OF_WORDS: ReadonlySet<Entity['kind']> = new Set<Entity['kind']>([
  'market',
  'direction',
  'side',
  'time',
  'period',
  'place',
]);

const wordOf = ({ kind, text, means }: Entity): string =>
  kind === 'side' || kind === 'direction' ? means : kind === 'place' ? '<place>' : text.toLowerCase();

const isOfKinds = (feature: string): boolean => /^(has|no|n|names)[: ]/.test(feature);

/** What of a message tells what it wants: its words, what it names, and behind what it stands. */
export function wantFeatures(text: EntityText, { behind, before, holds }: Place): string[] {
  const words = masked(text, false).map(({ word }) => word);
  const own = masked(text, true).map(({ word }) => word);
  const counts = new Map<string, number>();
  for (const entity of text.entities) counts.set(maskOf(entity), (counts.get(maskOf(entity)) ?? 0) + 1);
  const features = [
    ...words.map((word) => `w:${word}`),
    ...own.map((word) => `w:${word}`),
    ...words.map((word, at) => `b:${words[at - 1] ?? '^'} ${word}`),
    ...own.map((word, at) => `b:${own[at - 1] ?? '^'} ${word}`),
    ...words.flatMap((word, at) => (at > 1 ? [`t:${words[at - 2]} ${words[at - 1]} ${word}`] : [])),
    ...words.flatMap((word, at) => (at > 1 ? [`s:${words[at - 2]} ${word}`] : [])),
    ...own.flatMap(lettersOf),
    `e:${words.at(-1) ?? ''}`,
    `f:${words.slice(0, 2).join(' ')}`,
    ...lengthsOf(words).map((length) => `len>${length}`),
    ...[...counts].flatMap(([mask, count]) => [`has:${mask}`, `n:${mask}${Math.min(MANY, count)}`]),
    ...(counts.has('<name>') ? [] : ['no:<name>']),
    ...(text.entities.length === 0 ? ['names nothing'] : []),
    ...(text.entities.some(({ part }) => part?.kind === 'name' && part.mention.kind === 'player')
      ? ['has:player']
      : []),
  ];
  const unique = [...new Set(features)];
  return [
    ...unique,
    `a:${behind}`,
    ...unique.filter((one) => /^(w|has|no|n|len|names)/.test(one)).map((one) => `${behind} ${one}`),
    ...holds.flatMap((held) => [`h:${held}`, ...unique.filter(isOfKinds).map((one) => `h:${held} ${one}`)]),
    ...(before === null ? [] : [`p:${before}`, ...unique.filter(isOfKinds).map((one) => `p:${before} ${one}`)]),
  ];
}
