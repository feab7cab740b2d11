import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import type { Chooser, Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/**
 * What is known about the game beside its prices and bears on this bet: who is out, and weather where it holds scores down. How the sides
 * have fared is in every price and decides none; a deep dive tells it under its own heading. `@` stands for the fact's id.
 */

type Stance = 'for' | 'against';

const BEARING: Readonly<Record<string, Readonly<Record<Stance, readonly Way[]>>>> = {
  injury: {
    for: [
      'It helps who is out: {{@.text}} [[@]]',
      'The injury report leans the same way: {{@.text}} [[@]]',
      'On top of the price: {{@.text}} [[@]]',
      'The injuries are on your side: {{@.text}} [[@]]',
      'Good news from the other side: {{@.text}} [[@]]',
    ],
    against: [
      'What could sink it: {{@.text}} [[@]]',
      'The worry is who is out: {{@.text}} [[@]]',
      'The injury report is the catch: {{@.text}} [[@]]',
      'Mind the injuries: {{@.text}} [[@]]',
      'Bad news for {{offer.side}}: {{@.text}} [[@]]',
    ],
  },
  weather: {
    for: [
      'The weather helps: {{@.text}} [[@]]',
      'The forecast suits it: {{@.text}} [[@]]',
      'Weather that holds scoring down is what {{offer.side}} wants: {{@.text}} [[@]]',
      'The forecast is on your side: {{@.text}} [[@]]',
    ],
    against: [
      'The weather could sink it: {{@.text}} [[@]]',
      'The forecast is the worry: {{@.text}} [[@]]',
      'Weather that holds scoring down is bad for {{offer.side}}: {{@.text}} [[@]]',
      'The forecast works against it: {{@.text}} [[@]]',
    ],
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
      const ways = BEARING[item.values.kind ?? '']?.[stance] ?? [];
      const sentence = chooser.choose(`${seed}|${item.id}`, ways, view);
      return sentence === null ? [] : [sentence.replaceAll('@', item.id)];
    });
}
