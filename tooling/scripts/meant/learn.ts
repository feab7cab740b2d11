import { ROLE_CLASSES, WANT_CLASSES } from '#research/language/meant/read-want.ts';
import { ROLE_SCALE, roleFeatures } from '#research/language/meant/role-features.ts';
import { WANT_SCALE, wantFeatures } from '#research/language/meant/want-features.ts';
import type { Weights } from '#research/language/taught/shares.ts';
import { toWeights } from '../teach/learn.ts';
import { learnOnline as learn } from '../teach/learn-online.ts';
import type { Case } from './lines.ts';

const MANNER = { rare: 3, rounds: 8, step: 0.5, penalty: 1, cut: { after: 4, smallest: 0.1 } };
/** What a line counts for: those of whole chats are how people write; what is none of the wants is read as before where it is not sure. */
const COUNTS = { chat: 2, none: 0.5, other: 1 };
const SMALLEST = 15;

export const learnWants = (cases: readonly Case[]): Weights =>
  toWeights(
    learn(
      cases.map(({ read, behind, before, want, isOfChat }) => ({
        features: wantFeatures(read, behind, before),
        of: WANT_CLASSES.indexOf(want),
        counts: isOfChat ? COUNTS.chat : want === null ? COUNTS.none : COUNTS.other,
      })),
      { ...MANNER, classes: WANT_CLASSES.length, scale: WANT_SCALE },
    ),
    SMALLEST,
  );

export const learnRoles = (cases: readonly Case[]): Weights =>
  toWeights(
    learn(
      cases.flatMap(({ read, want, roles }) =>
        want === null
          ? []
          : roleFeatures(read, want).map((features, at) => ({ features, of: ROLE_CLASSES.indexOf(roles[at] ?? null) })),
      ),
      { ...MANNER, classes: ROLE_CLASSES.length, scale: ROLE_SCALE },
    ),
    SMALLEST,
  );
