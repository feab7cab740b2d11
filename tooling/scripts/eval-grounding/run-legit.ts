import { checkSentence } from '../../../src/engine/grounding/check-sentence.ts';
import type { Legit } from './attack.ts';
import { sidesOf, withItemsOf } from './fill-in.ts';
import { createJudge } from './judge.ts';
import type { Stage } from './stage.ts';

/** A sound sentence over every pick that has what it refers to. */
export type LegitOutcome = { legit: Legit; picks: number; refused: string[]; ungrounded: string[] };

export function runLegit(sentences: readonly Legit[], { all, slate }: Stage): LegitOutcome[] {
  const judge = createJudge(slate);
  return sentences.map((legit) => {
    const outcome: LegitOutcome = { legit, picks: 0, refused: [], ungrounded: [] };
    for (const draft of all) {
      const { HOME, AWAY } = sidesOf(draft);
      const sentence = withItemsOf(legit.sentence.replaceAll('%HOME%', HOME).replaceAll('%AWAY%', AWAY), draft);
      const checked = checkSentence(sentence, draft.evidence);
      if (!checked.ok && checked.fault.startsWith('unknown_')) continue;
      outcome.picks += 1;
      if (!checked.ok) outcome.refused.push(`${checked.fault}: ${checked.detail}`);
      else outcome.ungrounded.push(...judge(checked.text, draft));
    }
    return outcome;
  });
}
