import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import type { Chooser, Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/**
 * What is known about the game beside its prices and bears on this bet: who is out, and weather where it holds scores down. How the sides
 * have fared is in every price and decides none; a deep dive tells it under its own heading. `@` stands for the fact's id.
 */

type Stance = 'for' | 'against';

type Ways = Readonly<Record<Stance, readonly Way[]>>;

/** `clause`: what is known is one clause, which goes on in a sentence; `text`: it stands in its source's own sentences. */
const BEARING: Readonly<Record<string, { clause: Ways; text: Ways }>> = {
  injury: {
    clause: {
      for: [
        'It helps that {{@.clause}} [[@]].',
        'On top of the price, {{@.clause}} [[@]].',
        'It does not hurt that {{@.clause}} [[@]].',
        'The injuries help too, as {{@.clause}} [[@]].',
        'And {{@.clause}} [[@]].',
      ],
      against: [
        'The catch is that {{@.clause}} [[@]].',
        'The worry is that {{@.clause}} [[@]].',
        'Keep in mind that {{@.clause}} [[@]].',
        'The danger is that {{@.clause}} [[@]].',
        'Check the lineups first, because {{@.clause}} [[@]].',
      ],
    },
    text: {
      for: [
        'It helps who is out: {{@.text}} [[@]]',
        'On top of the price: {{@.text}} [[@]]',
        'The injuries are on your side: {{@.text}} [[@]]',
      ],
      against: [
        'What could sink it: {{@.text}} [[@]]',
        'The worry is who is out: {{@.text}} [[@]]',
        'Mind the injuries: {{@.text}} [[@]]',
      ],
    },
  },
  weather: {
    clause: {
      for: [
        'It helps that {{@.clause}} [[@]].',
        'The weather is on your side, as {{@.clause}} [[@]].',
        'Scoring should be down, because {{@.clause}} [[@]].',
        'On top of the price, {{@.clause}} [[@]].',
      ],
      against: [
        'The weather could sink it, because {{@.clause}} [[@]].',
        'The worry is that {{@.clause}} [[@]].',
        'Scoring could suffer, because {{@.clause}} [[@]].',
        'The catch is that {{@.clause}} [[@]].',
      ],
    },
    text: {
      for: [
        'The weather helps: {{@.text}} [[@]]',
        'The forecast suits it: {{@.text}} [[@]]',
        'The forecast is on your side: {{@.text}} [[@]]',
      ],
      against: [
        'The weather could sink it: {{@.text}} [[@]]',
        'The forecast is the worry: {{@.text}} [[@]]',
        'The forecast works against it: {{@.text}} [[@]]',
      ],
    },
  },
};

/** Of these kinds alone something bears on a bet. */
export const bears = ({ values: { kind = '' } }: EvidenceItem): boolean => kind in BEARING;

/** The sentences on at most so many facts of one stance. */
export function factSentences(
  items: readonly EvidenceItem[],
  { stance, most }: { stance: Stance; most: number },
  { chooser, seed, view }: { chooser: Chooser; seed: string; view: PickView },
): string[] {
  return items
    .filter((item) => bears(item) && item.values.stance === stance)
    .slice(0, most)
    .flatMap((item) => {
      const form = item.values.clause === undefined ? 'text' : 'clause';
      const ways = BEARING[item.values.kind ?? '']?.[form][stance] ?? [];
      const sentence = chooser.choose(`${seed}|${item.id}`, ways, view);
      return sentence === null ? [] : [sentence.replaceAll('@', item.id)];
    });
}
