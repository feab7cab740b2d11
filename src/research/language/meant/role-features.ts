import type { Token } from '#engine/names/tokenise.ts';
import { lettersOf } from '../taught/word-features.ts';
import type { Entity, EntityText } from './entities.ts';
import { type Masked, masked, maskOf } from './want-features.ts';
import type { Want } from './wants.ts';

export const ROLE_SCALE = 4;
const NEAR = 3;
const FEW = 12;

/** What tells what each entity is there for: what is wanted, its kind, the words around it, and which of its kind it is. */
export function roleFeatures(text: EntityText, want: Want): string[][] {
  const words = masked(text, true);
  return text.entities.map((entity) => featuresOf(entity, words, text, want));
}

function featuresOf(entity: Entity, words: readonly Masked[], text: EntityText, want: Want): string[] {
  const mask = maskOf(entity);
  const place = words.findIndex((word) => word.entity === entity);
  const near = (offset: number) => words[place + offset]?.word ?? (offset < 0 ? '^' : '$');
  const same = text.entities.filter((one) => maskOf(one) === mask);
  const rank = same.indexOf(entity);
  const group = want.split('.')[0] ?? want;
  const features = [
    `k:${mask}`,
    `k:${mask} ${want}`,
    `k:${mask} ${group}`,
    `${mask} ${rank} of ${Math.min(4, same.length)}`,
    `${mask} before:${near(-1)}`,
    `${mask} behind:${near(1)}`,
    `${mask} before2:${near(-2)} ${near(-1)}`,
    `${mask} behind2:${near(1)} ${near(2)}`,
    `${mask} both:${near(-1)} ${near(1)}`,
    `${mask} means:${entity.kind === 'name' || entity.kind === 'number' ? '' : entity.means}`,
    `${mask} own:${entity.kind === 'number' || entity.kind === 'name' ? shapeOf(entity, text.tokens) : entity.text.toLowerCase()}`,
    `${want} ${mask} ${rank}`,
  ];
  for (let offset = 1; offset <= NEAR; offset += 1) {
    features.push(
      `${mask} left:${near(-offset)}`,
      `${mask} right:${near(offset)}`,
      `l:${near(-offset)}`,
      `r:${near(offset)}`,
    );
    if (offset === 1) features.push(...lettersOf(near(-1)).map((one) => `l${one}`));
  }
  for (const word of new Set(
    words
      .slice(0, place)
      .slice(-FEW)
      .map(({ word }) => word),
  ))
    features.push(`all before:${word}`);
  for (const one of new Set(text.entities.map(maskOf))) features.push(`${mask} with:${one}`);
  return [...new Set(features)];
}

/** How large a number is and how it is written. */
function shapeOf({ part, value, from }: Entity, tokens: readonly Token[]): string {
  if (part?.kind === 'name') return part.mention.kind;
  const half = value !== null && !Number.isInteger(value) ? 'half' : '';
  const isMoney = tokens[from]?.number?.dollars === true;
  const written =
    part?.kind === 'number'
      ? `${part.sign ?? ''}${sizeOf(value)}${half}/${[...part.as].sort().join('+')}`
      : `${sizeOf(value)}${half}/`;
  return `${written}${isMoney ? '$' : ''}`;
}

const SIZES: readonly (readonly [below: number, name: string])[] = [
  [13, 'few'],
  [100, 'tens'],
  [1000, 'hundreds'],
];

const sizeOf = (value: number | null): string =>
  value === null ? '' : (SIZES.find(([below]) => value < below)?.[1] ?? 'many');
