import { createHash } from 'node:crypto';
import type { SiteInfo } from '#contract/page.ts';
import { readQuestion } from '#research/language/read-question.ts';
import { recordedLine } from '../../../src/research/evidence/moves-evidence.ts';
import type { PriceMove } from '../../../src/research/slate/slate.ts';
import { bettorOf } from '../../../src/research/words/bettor.ts';
import { composeAnswer } from '../../../src/research/words/compose-answer.ts';
import { nothingFits } from '../../../src/research/words/nothing-fits.ts';
import { plainAnswer } from '../../../src/research/words/plain-answers/plain-answer.ts';
import { draftAnswer } from '../../../src/server/features/turns/draft-answer.ts';
import type { FollowedPrice } from '../../../src/server/features/turns/gather-moves.ts';
import type { GoldenCase } from './cases.ts';

const SITE: SiteInfo = {
  helplineName: 'Problem Gambling Helpline',
  helplinePhone: '1-800-555-0100',
  supportEmail: 'support@edgewise.example',
};
const HOUR_MS = 3_600_000;
const SETTINGS = [
  {},
  { oddsFormat: 'decimal', bankrollCents: 100_000 },
  { sportsbooks: ['draftkings', 'fanduel'] },
] as const;

/** The whole answer as it would be saved, words included, as one text. */
export async function answerOf(golden: GoldenCase): Promise<string> {
  const { slate, now, mode, text, timeZone } = golden;
  const context = { nowMs: now.getTime(), timeZone };
  const before = golden.previous === null ? null : readQuestion(golden.previous, { ...context, previous: null });
  const reading = readQuestion(text, { ...context, previous: before });
  const bettor = bettorOf(SETTINGS[text.length % SETTINGS.length] ?? {}, reading);
  const plain = plainAnswer(reading, SITE, bettor);
  if (plain !== null) return plain;
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`;
  const deps = { now: () => now, newId, movesOf: movesBefore(now), bettor };
  const draft = await draftAnswer(deps, slate, reading, mode);
  if (!draft) return nothingFits(slate, reading, bettor);
  return JSON.stringify(composeAnswer(draft, mode, 5));
}

/** A price that drifted to where it stands, so that movement has words too. */
const movesBefore =
  (now: Date) =>
  async (prices: readonly FollowedPrice[]): Promise<PriceMove[][]> =>
    prices.map(({ candidate, bookKey }) =>
      [3, 2, 1].map((hours) => ({
        at: new Date(now.getTime() - hours * HOUR_MS),
        lineHundredths: recordedLine(candidate),
        oddsDecimal: Math.max(1.01, candidate.priced.decimal + (bookKey.length % 2 === 0 ? 0.02 : -0.02) * hours),
      })),
    );

/** Short, and long enough that no change of an answer goes unseen. */
export const fingerprint = (answer: string): string =>
  createHash('sha256').update(answer).digest('base64url').slice(0, 12);
