import type { EntityText } from './entities.ts';
import { masked } from './want-features.ts';

/** The words of a message one by one, with what it names by its kind. */
export const netWords = (text: EntityText): string[] =>
  masked(text, true).flatMap(({ word, entity }) =>
    entity?.kind === 'name' ? [isPlayer(entity.part) ? '<player>' : '<side>'] : word.split(' '),
  );

const isPlayer = (part: EntityText['entities'][number]['part']): boolean =>
  part?.kind === 'name' && part.mention.kind === 'player';
