import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import type { Chooser, Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** What is known about the game beside its prices. `@` stands for the fact's id. */

const FORM_FOR: readonly Way[] = [
  'Form points to {{offer.side}} as well: {{form_own.team}} won {{form_own.wins}} of the last {{form_own.games}}, {{form_opponent.team}} {{form_opponent.wins}} of {{form_opponent.games}} [[form_own]] [[form_opponent]].',
  'Recent results are on the side of {{offer.bet}}: {{form_own.wins}} of {{form_own.games}} for {{form_own.team}} [[form_own]], {{form_opponent.wins}} of {{form_opponent.games}} for {{form_opponent.team}} [[form_opponent]].',
  'Behind {{offer.bet}} stands the better run: {{form_own.wins}} of {{form_own.games}} won by {{form_own.team}} [[form_own]], {{form_opponent.wins}} of {{form_opponent.games}} by {{form_opponent.team}} [[form_opponent]].',
];

const FORM_AGAINST: readonly Way[] = [
  'Form points away from {{offer.side}}: {{form_own.team}} won {{form_own.wins}} of the last {{form_own.games}}, {{form_opponent.team}} {{form_opponent.wins}} of {{form_opponent.games}} [[form_own]] [[form_opponent]].',
  'Recent results are not on the side of {{offer.bet}}: {{form_own.wins}} of {{form_own.games}} for {{form_own.team}} [[form_own]], {{form_opponent.wins}} of {{form_opponent.games}} for {{form_opponent.team}} [[form_opponent]].',
  'Against {{offer.bet}}, {{form_opponent.team}} is in the better run, {{form_opponent.wins}} of {{form_opponent.games}} won [[form_opponent]] to {{form_own.wins}} of {{form_own.games}} for {{form_own.team}} [[form_own]].',
];

const HOME_DOMINATES: readonly Way[] = [
  'Head to head {{head_to_head.home}} won {{head_to_head.homeWins}} of {{head_to_head.meetings}} against {{head_to_head.away}} [[head_to_head]], which {{offer.bet}} has to take into account.',
  '{{head_to_head.home}} has the better of {{head_to_head.away}}: {{head_to_head.homeWins}} won of {{head_to_head.meetings}} meetings before {{offer.bet}} was priced [[head_to_head]].',
  'In the meetings {{head_to_head.home}} took {{head_to_head.homeWins}} of {{head_to_head.meetings}} from {{head_to_head.away}} [[head_to_head]], a point on {{offer.bet}}.',
];

const HOME_SELDOM_WINS: readonly Way[] = [
  '{{head_to_head.home}} won only {{head_to_head.homeWins}} of {{head_to_head.meetings}} meetings with {{head_to_head.away}} [[head_to_head]], as a bettor on {{offer.bet}} should know.',
  'Head to head {{head_to_head.home}} has won {{head_to_head.homeWins}} of {{head_to_head.meetings}} against {{head_to_head.away}}, no more [[head_to_head]]; for {{offer.bet}} that counts a little.',
  'The meetings were no friend of {{head_to_head.home}}: {{head_to_head.homeWins}} of {{head_to_head.meetings}} won against {{head_to_head.away}}, a small matter for {{offer.bet}} [[head_to_head]].',
];

const FOR: Readonly<Record<string, readonly Way[]>> = {
  injury: [
    'It helps {{offer.bet}} that the other side is short: {{@.text}} [[@]]',
    'In favour of {{offer.bet}}: {{@.text}} [[@]]',
    'Missing against {{offer.bet}}: {{@.text}} [[@]]',
  ],
  head_to_head: [
    'The meetings are on the side of {{offer.bet}}: {{@.text}} [[@]]',
    'The past between them favours {{offer.bet}}: {{@.text}} [[@]]',
    'Old results speak for {{offer.bet}}: {{@.text}} [[@]]',
  ],
  weather: [
    'The weather is on its side, and {{offer.bet}} can use it: {{@.text}} [[@]]',
    'Conditions favour {{offer.bet}}: {{@.text}} [[@]]',
    'The forecast holds scoring down, which suits {{offer.bet}}: {{@.text}} [[@]]',
  ],
};

const AGAINST: Readonly<Record<string, readonly Way[]>> = {
  injury: [
    'Against {{offer.bet}}: {{@.text}} [[@]]',
    'The side behind {{offer.bet}} is short: {{@.text}} [[@]]',
    'Who is missing counts against {{offer.bet}}: {{@.text}} [[@]]',
  ],
  head_to_head: [
    'The meetings speak against {{offer.bet}}: {{@.text}} [[@]]',
    'The past between them does not favour {{offer.bet}}: {{@.text}} [[@]]',
    'Old results are no friend of {{offer.bet}}: {{@.text}} [[@]]',
  ],
  weather: [
    'The weather is against it, and {{offer.bet}} needs scoring: {{@.text}} [[@]]',
    'Conditions do {{offer.bet}} no favour: {{@.text}} [[@]]',
    'The forecast holds scoring down, which {{offer.bet}} does not want: {{@.text}} [[@]]',
  ],
};

const FORM_KNOWN: readonly Way[] = [
  'For background to {{offer.bet}}, {{@.team}} won {{@.wins}} of the last {{@.games}} [[@]].',
  'Recent form decides nothing about {{offer.bet}}: {{@.wins}} of {{@.games}} won by {{@.team}} [[@]].',
  '{{@.team}} won {{@.wins}} of the last {{@.games}}, which the price of {{offer.bet}} knows too [[@]].',
];

const MEETINGS_KNOWN: readonly Way[] = [
  'For background to {{offer.bet}}, {{@.home}} won {{@.homeWins}} of {{@.meetings}} meetings with {{@.away}} [[@]].',
  'The meetings prove little about {{offer.bet}}: {{@.homeWins}} of {{@.meetings}} won by {{@.home}} against {{@.away}} [[@]].',
  'About {{offer.bet}} the meetings say little: {{@.home}} took {{@.homeWins}} of {{@.meetings}} from {{@.away}} [[@]].',
];

const MEETINGS_QUOTED: readonly Way[] = [
  'On the meetings, for background to {{offer.bet}}: {{@.text}} [[@]]',
  'The past between them proves little about {{offer.bet}}: {{@.text}} [[@]]',
  'Old results hardly touch {{offer.bet}}: {{@.text}} [[@]]',
];

const INJURY_KNOWN: readonly Way[] = [
  'Worth watching before betting {{offer.bet}}: {{@.text}} [[@]]',
  'For {{offer.bet}} this cuts both ways: {{@.text}} [[@]]',
  'Who plays is not settled, which touches {{offer.bet}}: {{@.text}} [[@]]',
  'Late news could still move {{offer.bet}}: {{@.text}} [[@]]',
];

const WEATHER_KNOWN: readonly Way[] = [
  'The weather should not decide {{offer.bet}}: {{@.text}} [[@]]',
  'The forecast, for background to {{offer.bet}}: {{@.text}} [[@]]',
  'On the weather for {{offer.bet}}: {{@.text}} [[@]]',
];

/** Unknown weather, or none that matters, is no forecast. */
const WEATHER_SAID: readonly Way[] = [
  'On the weather at {{offer.game}}: {{@.text}} [[@]]',
  'As for the weather and {{offer.bet}}: {{@.text}} [[@]]',
  'For {{offer.bet}} no argument comes from the sky: {{@.text}} [[@]]',
];

const KNOWN: readonly Way[] = [
  'For background to {{offer.bet}}: {{@.text}} [[@]]',
  'Worth knowing, though it decides nothing about {{offer.bet}}: {{@.text}} [[@]]',
  'Known beside the price of {{offer.bet}}: {{@.text}} [[@]]',
];

/** The sentences on at most so many facts of one stance; the two sides' form is said in one. */
export function factSentences(
  items: readonly EvidenceItem[],
  { stance, most }: { stance: 'for' | 'against' | 'background'; most: number },
  { chooser, seed, view }: { chooser: Chooser; seed: string; view: PickView },
): string[] {
  const isSecondForm = (item: EvidenceItem, at: number, all: readonly EvidenceItem[]) =>
    stance !== 'background' &&
    item.values.kind === 'form' &&
    all.findIndex((other) => other.values.kind === 'form') !== at;
  return items
    .filter((item) => item.values.stance === stance)
    .filter((item, at, all) => !isSecondForm(item, at, all))
    .slice(0, most)
    .flatMap((item) => {
      const sentence = chooser.choose(`${seed}|${item.id}`, waysFor(item, stance), view);
      return sentence === null ? [] : [sentence.replaceAll('@', item.id)];
    });
}

function waysFor({ values }: EvidenceItem, stance: 'for' | 'against' | 'background'): readonly Way[] {
  if (stance === 'background') return backgroundFor(values);
  if (values.kind === 'form') return stance === 'for' ? FORM_FOR : FORM_AGAINST;
  if (values.kind === 'head_to_head' && statesWins(values)) {
    return homeDominates(values) ? HOME_DOMINATES : HOME_SELDOM_WINS;
  }
  return (stance === 'for' ? FOR : AGAINST)[values.kind ?? ''] ?? KNOWN;
}

/** A provider's fact need not hold the figures that a sentence is built of: then its own sentence stands. */
function backgroundFor(values: EvidenceItem['values']): readonly Way[] {
  if (values.kind === 'form' && values.wins !== undefined && values.games !== undefined) return FORM_KNOWN;
  if (values.kind === 'head_to_head') return statesWins(values) ? MEETINGS_KNOWN : MEETINGS_QUOTED;
  if (values.kind === 'injury') return INJURY_KNOWN;
  if (values.kind === 'weather') return isForecast(values) ? WEATHER_KNOWN : WEATHER_SAID;
  return KNOWN;
}

const isForecast = ({ temperatureF, windMph, rainPercent }: EvidenceItem['values']): boolean =>
  [temperatureF, windMph, rainPercent].some((figure) => figure !== undefined);

/** A figure is said only where the cited text holds it; what it merely implies is left to the reader. */
const statesWins = ({ text = '', homeWins, meetings }: EvidenceItem['values']): boolean =>
  homeWins !== undefined && meetings !== undefined && new RegExp(`\\b${homeWins}\\b`).test(text);

const homeDominates = ({ homeWins, meetings }: EvidenceItem['values']): boolean =>
  Number(homeWins) * 2 > Number(meetings);
