import { ROLE_SCALE, roleFeatures } from '#research/language/meant/role-features.ts';
import { ROLE_CLASSES, WANT_CLASSES } from '#research/language/meant/want-classes.ts';
import { WANT_SCALE, wantFeatures } from '#research/language/meant/want-features.ts';
import { contextOf, WANT_NET, wordsRow } from '#research/language/meant/want-net.ts';
import type { Net } from '#research/language/taught/net.ts';
import type { Weights } from '#research/language/taught/shares.ts';
import { toWeights } from '../teach/learn.ts';
import { learnNet } from '../teach/learn-net.ts';
import { learnOnline as learn } from '../teach/learn-online.ts';
import type { Case } from './lines.ts';

const MANNER = { rare: 3, rounds: 8, step: 0.5, penalty: 1, cut: { after: 4, smallest: 0.1 } };
/** What a line counts for: those of whole chats are how people write; what is none of the wants is read as before where it is not sure. */
const COUNTS = { chat: 2, none: 0.5, plain: 0.5, other: 1 };
const SMALLEST = 15;
const NET_MANNER = { rounds: 9, batch: 64, step: 0.0015, dropped: 0.3, smoothing: 0.05, decay: 0.01 };

const countOf = ({ want, isOfChat, isPlain }: Case): number =>
  isOfChat ? COUNTS.chat : isPlain ? COUNTS.plain : want === null ? COUNTS.none : COUNTS.other;

export const learnWants = (cases: readonly Case[]): Weights =>
  toWeights(
    learn(
      cases.map((one) => ({
        features: wantFeatures(one.read, one.place),
        of: WANT_CLASSES.indexOf(one.want),
        counts: countOf(one),
      })),
      { ...MANNER, classes: WANT_CLASSES.length, scale: WANT_SCALE },
    ),
    SMALLEST,
  );

export const learnWantNet = (cases: readonly Case[]): Net =>
  learnNet(
    cases.map((one) => ({
      row: wordsRow(one.read),
      context: contextOf(one.place),
      of: WANT_CLASSES.indexOf(one.want),
      counts: countOf(one),
    })),
    WANT_NET,
    NET_MANNER,
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
