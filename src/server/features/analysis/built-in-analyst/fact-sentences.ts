import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import type { Chooser, Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** What is known about the game beside its prices. `@` stands for the fact's id. */

const FORM_FOR: readonly Way[] = [
  'Form points the same way: {{form_own.team}} won {{form_own.wins}} of the last {{form_own.games}}, {{form_opponent.team}} {{form_opponent.wins}} of {{form_opponent.games}} [[form_own]] [[form_opponent]].',
  'Recent results are on its side: {{form_own.wins}} of {{form_own.games}} for {{form_own.team}} [[form_own]], {{form_opponent.wins}} of {{form_opponent.games}} for {{form_opponent.team}} [[form_opponent]].',
  '{{form_own.team}} comes in with {{form_own.wins}} of {{form_own.games}} won [[form_own]], {{form_opponent.team}} with {{form_opponent.wins}} of {{form_opponent.games}} [[form_opponent]].',
];

const FORM_AGAINST: readonly Way[] = [
  'Form points the other way: {{form_own.team}} won {{form_own.wins}} of the last {{form_own.games}}, {{form_opponent.team}} {{form_opponent.wins}} of {{form_opponent.games}} [[form_own]] [[form_opponent]].',
  'Recent results are not on its side: {{form_own.wins}} of {{form_own.games}} for {{form_own.team}} [[form_own]], {{form_opponent.wins}} of {{form_opponent.games}} for {{form_opponent.team}} [[form_opponent]].',
  '{{form_opponent.team}} is in the better run, {{form_opponent.wins}} of {{form_opponent.games}} won [[form_opponent]] to {{form_own.wins}} of {{form_own.games}} for {{form_own.team}} [[form_own]].',
];

const HOME_DOMINATES: readonly Way[] = [
  'Head to head {{head_to_head.home}} won {{head_to_head.homeWins}} of {{head_to_head.meetings}} against {{head_to_head.away}} [[head_to_head]].',
  '{{head_to_head.home}} has the better of {{head_to_head.away}}: {{head_to_head.homeWins}} won of {{head_to_head.meetings}} meetings [[head_to_head]].',
];

const HOME_SELDOM_WINS: readonly Way[] = [
  '{{head_to_head.home}} won only {{head_to_head.homeWins}} of {{head_to_head.meetings}} meetings with {{head_to_head.away}} [[head_to_head]].',
  'Head to head {{head_to_head.home}} has won {{head_to_head.homeWins}} of {{head_to_head.meetings}} against {{head_to_head.away}}, no more [[head_to_head]].',
  'The meetings were no friend of {{head_to_head.home}}: {{head_to_head.homeWins}} of {{head_to_head.meetings}} won against {{head_to_head.away}} [[head_to_head]].',
];

const FOR: Readonly<Record<string, readonly Way[]>> = {
  injury: [
    'It helps that the other side is short: {{@.text}} [[@]]',
    'In its favour: {{@.text}} [[@]]',
    'Missing on the other side: {{@.text}} [[@]]',
  ],
  head_to_head: [
    'The meetings are on its side: {{@.text}} [[@]]',
    'The past between them favours it: {{@.text}} [[@]]',
  ],
  weather: ['The weather is on its side: {{@.text}} [[@]]', 'Conditions favour the under: {{@.text}} [[@]]'],
};

const AGAINST: Readonly<Record<string, readonly Way[]>> = {
  injury: [
    'Against it: {{@.text}} [[@]]',
    'The side backed here is short: {{@.text}} [[@]]',
    'Who is missing counts against it: {{@.text}} [[@]]',
  ],
  head_to_head: [
    'The meetings speak against it: {{@.text}} [[@]]',
    'The past between them does not favour it: {{@.text}} [[@]]',
  ],
  weather: ['The weather is against it: {{@.text}} [[@]]', 'Conditions do an over no favour: {{@.text}} [[@]]'],
};

const FORM_KNOWN: readonly Way[] = [
  'For background, {{@.team}} won {{@.wins}} of the last {{@.games}} [[@]].',
  'Recent form decides nothing here: {{@.wins}} of {{@.games}} won by {{@.team}} [[@]].',
  '{{@.team}} won {{@.wins}} of the last {{@.games}}, which the price knows too [[@]].',
];

const MEETINGS_KNOWN: readonly Way[] = [
  'For background, {{@.home}} won {{@.homeWins}} of {{@.meetings}} meetings with {{@.away}} [[@]].',
  'The meetings prove little: {{@.homeWins}} of {{@.meetings}} won by {{@.home}} against {{@.away}} [[@]].',
];

const MEETINGS_QUOTED: readonly Way[] = [
  'On the meetings, for background: {{@.text}} [[@]]',
  'The past between them proves little: {{@.text}} [[@]]',
];

const INJURY_KNOWN: readonly Way[] = [
  'Worth watching until the start: {{@.text}} [[@]]',
  'This cuts both ways: {{@.text}} [[@]]',
  'Who plays is not settled: {{@.text}} [[@]]',
  'Late news could still move it: {{@.text}} [[@]]',
];

const WEATHER_KNOWN: readonly Way[] = [
  'The weather should not decide it: {{@.text}} [[@]]',
  'The forecast, for background: {{@.text}} [[@]]',
  'On the weather: {{@.text}} [[@]]',
];

/** Unknown weather, or none that matters, is no forecast. */
const WEATHER_SAID: readonly Way[] = [
  'On the weather: {{@.text}} [[@]]',
  'As for the weather: {{@.text}} [[@]]',
  'No argument comes from the sky: {{@.text}} [[@]]',
];

const KNOWN: readonly Way[] = [
  'For background: {{@.text}} [[@]]',
  'Worth knowing, though it decides nothing here: {{@.text}} [[@]]',
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
