import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import type { Chooser, Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** What is known about the game beside its prices. `@` stands for the fact's id. */

const FORM_FOR: readonly Way[] = [
  'Form helps {{offer.side}}: {{form_own.team}} won {{form_own.wins}} of the last {{form_own.games}} [[form_own]], {{form_opponent.team}} {{form_opponent.wins}} of {{form_opponent.games}} [[form_opponent]].',
  'The better run is on your side with {{offer.side}}: {{form_own.wins}} of {{form_own.games}} won by {{form_own.team}} [[form_own]], {{form_opponent.wins}} of {{form_opponent.games}} by {{form_opponent.team}} [[form_opponent]].',
  '{{form_own.team}} comes in hotter, {{form_own.wins}} of {{form_own.games}} won [[form_own]] to {{form_opponent.wins}} of {{form_opponent.games}} for {{form_opponent.team}} [[form_opponent]], which suits {{offer.side}}.',
];

const FORM_AGAINST: readonly Way[] = [
  'Form is against {{offer.side}}: {{form_own.team}} won {{form_own.wins}} of the last {{form_own.games}} [[form_own]], {{form_opponent.team}} {{form_opponent.wins}} of {{form_opponent.games}} [[form_opponent]].',
  'The better run is against {{offer.side}}: {{form_opponent.wins}} of {{form_opponent.games}} won by {{form_opponent.team}} [[form_opponent]], {{form_own.wins}} of {{form_own.games}} by {{form_own.team}} [[form_own]].',
  '{{form_opponent.team}} comes in hotter, {{form_opponent.wins}} of {{form_opponent.games}} won [[form_opponent]] to {{form_own.wins}} of {{form_own.games}} for {{form_own.team}} [[form_own]], which hurts {{offer.side}}.',
];

const HOME_DOMINATES: readonly Way[] = [
  'Head to head {{head_to_head.home}} won {{head_to_head.homeWins}} of {{head_to_head.meetings}} against {{head_to_head.away}} [[head_to_head]], for what that is worth to {{offer.side}}.',
  '{{head_to_head.home}} has had the better of {{head_to_head.away}}, {{head_to_head.homeWins}} of {{head_to_head.meetings}} meetings [[head_to_head]]; a small point on {{offer.side}}.',
  '{{head_to_head.home}} took {{head_to_head.homeWins}} of {{head_to_head.meetings}} meetings from {{head_to_head.away}} [[head_to_head]], a small sample for {{offer.side}}.',
];

const HOME_SELDOM_WINS: readonly Way[] = [
  'Head to head {{head_to_head.home}} won only {{head_to_head.homeWins}} of {{head_to_head.meetings}} against {{head_to_head.away}} [[head_to_head]], for what that is worth to {{offer.side}}.',
  '{{head_to_head.home}} has won just {{head_to_head.homeWins}} of {{head_to_head.meetings}} meetings with {{head_to_head.away}} [[head_to_head]]; a small point on {{offer.side}}.',
  'The meetings have not gone to {{head_to_head.home}}: {{head_to_head.homeWins}} of {{head_to_head.meetings}} won against {{head_to_head.away}} [[head_to_head]], a small sample for {{offer.side}}.',
];

const FOR: Readonly<Record<string, readonly Way[]>> = {
  injury: [
    'It helps {{offer.side}} who is out: {{@.text}} [[@]]',
    'The injuries are on your side with {{offer.side}}: {{@.text}} [[@]]',
    'Good news for {{offer.side}}: {{@.text}} [[@]]',
  ],
  head_to_head: [
    'Head to head favors {{offer.side}}: {{@.text}} [[@]]',
    'The past meetings lean to {{offer.side}}: {{@.text}} [[@]]',
    'For {{offer.side}}, from the meetings: {{@.text}} [[@]]',
  ],
  weather: [
    'The weather helps {{offer.side}}: {{@.text}} [[@]]',
    'The forecast suits {{offer.side}}: {{@.text}} [[@]]',
    'Weather that holds scoring down is good for {{offer.side}}: {{@.text}} [[@]]',
  ],
};

const AGAINST: Readonly<Record<string, readonly Way[]>> = {
  injury: [
    'The injuries hurt {{offer.side}}: {{@.text}} [[@]]',
    'Who is out counts against {{offer.side}}: {{@.text}} [[@]]',
    'Bad news for {{offer.side}}: {{@.text}} [[@]]',
  ],
  head_to_head: [
    'Head to head is against {{offer.side}}: {{@.text}} [[@]]',
    'The past meetings lean away from {{offer.side}}: {{@.text}} [[@]]',
    'Against {{offer.side}}, from the meetings: {{@.text}} [[@]]',
  ],
  weather: [
    'The weather hurts {{offer.side}}: {{@.text}} [[@]]',
    'The forecast does not suit {{offer.side}}: {{@.text}} [[@]]',
    'Weather that holds scoring down is bad for {{offer.side}}: {{@.text}} [[@]]',
  ],
};

/** What no list above has a word for. */
const KNOWN: readonly Way[] = [
  'On {{offer.side}}: {{@.text}} [[@]]',
  'Worth knowing about {{offer.side}}: {{@.text}} [[@]]',
  'Also known of {{offer.side}}: {{@.text}} [[@]]',
];

/** The sentences on at most so many facts of one stance; the two sides' form is said in one. */
export function factSentences(
  items: readonly EvidenceItem[],
  { stance, most }: { stance: 'for' | 'against'; most: number },
  { chooser, seed, view }: { chooser: Chooser; seed: string; view: PickView },
): string[] {
  const isSecondForm = (item: EvidenceItem, at: number, all: readonly EvidenceItem[]) =>
    item.values.kind === 'form' && all.findIndex((other) => other.values.kind === 'form') !== at;
  return items
    .filter((item) => item.values.stance === stance)
    .filter((item, at, all) => !isSecondForm(item, at, all))
    .slice(0, most)
    .flatMap((item) => {
      const sentence = chooser.choose(`${seed}|${item.id}`, waysFor(item, stance), view);
      return sentence === null ? [] : [sentence.replaceAll('@', item.id)];
    });
}

function waysFor({ values }: EvidenceItem, stance: 'for' | 'against'): readonly Way[] {
  if (values.kind === 'form') return stance === 'for' ? FORM_FOR : FORM_AGAINST;
  if (values.kind === 'head_to_head' && statesWins(values)) {
    return homeDominates(values) ? HOME_DOMINATES : HOME_SELDOM_WINS;
  }
  return (stance === 'for' ? FOR : AGAINST)[values.kind ?? ''] ?? KNOWN;
}

/** A figure is said only where the cited text holds it; what it merely implies is left to the reader. */
const statesWins = ({ text = '', homeWins, meetings }: EvidenceItem['values']): boolean =>
  homeWins !== undefined && meetings !== undefined && new RegExp(`\\b${homeWins}\\b`).test(text);

const homeDominates = ({ homeWins, meetings }: EvidenceItem['values']): boolean =>
  Number(homeWins) * 2 > Number(meetings);
