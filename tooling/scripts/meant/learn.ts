import { ROLE_CLASSES, WANT_CLASSES } from '#research/language/meant/read-want.ts';
import { ROLE_SCALE, roleFeatures } from '#research/language/meant/role-features.ts';
import { WANT_SCALE, wantFeatures } from '#research/language/meant/want-features.ts';
import type { Weights } from '#research/language/taught/shares.ts';
import { learn, toWeights } from '../teach/learn.ts';
import type { Case } from './lines.ts';

const MANNER = { rare: 3, rounds: 70, step: 0.4, penalty: 0.2, cut: { after: 35, smallest: 0.1 } };
const SMALLEST = 15;

export const learnWants = (cases: readonly Case[]): Weights =>
  toWeights(
    learn(
      cases.map(({ read, behind, want }) => ({ features: wantFeatures(read, behind), of: WANT_CLASSES.indexOf(want) })),
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
