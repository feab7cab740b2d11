import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import type { Way } from './choose.ts';

/** A closer look at the game: both sides' form and injuries, their meetings, the sky. `@` stands for a fact's id, `%` for a second one's. */

export const MATCHUP: readonly Way[] = [
  '{{@.team}} won {{@.wins}} of {{@.games}} of late [[@]], {{%.team}} {{%.wins}} of {{%.games}} [[%]].',
  'Into {{offer.game}} {{@.team}} brings {{@.wins}} of {{@.games}} won [[@]] and {{%.team}} {{%.wins}} of {{%.games}} [[%]].',
  'The run-up: {{@.wins}} of {{@.games}} for {{@.team}} [[@]], {{%.wins}} of {{%.games}} for {{%.team}} [[%]].',
  'Held side by side, {{@.team}} has {{@.wins}} of {{@.games}} [[@]] and {{%.team}} {{%.wins}} of {{%.games}} [[%]].',
];

export const MATCHUP_ONE: readonly Way[] = [
  'Of {{@.team}} it is known that {{@.wins}} of {{@.games}} were won [[@]]; the other side has no results on record.',
  '{{@.team}} won {{@.wins}} of {{@.games}} [[@]], and nothing is stored to hold against it.',
  'Only one side of {{offer.game}} has results on record: {{@.wins}} of {{@.games}} won by {{@.team}} [[@]].',
];

export const MATCHUP_SO: Readonly<Record<string, readonly Way[]>> = {
  for: [
    'That favours {{offer.side}}, and a price of {{offer.odds}} may hold some of it already [[offer]].',
    'The better run belongs to {{offer.side}} at {{offer.odds}} [[offer]].',
    'On form alone one would rather be on {{offer.side}} than against it at {{offer.odds}} [[offer]].',
  ],
  against: [
    'That speaks for the other side, and {{offer.odds}} on {{offer.side}} has to pay for it [[offer]].',
    'On form alone nobody would choose {{offer.side}}; {{offer.odds}} is why one might [[offer]].',
    'The worse run is on {{offer.side}}, which {{offer.odds}} reflects at least in part [[offer]].',
  ],
  background: [
    'Too close together to lean on for {{offer.bet}}.',
    'For {{offer.bet}} that settles nothing.',
    'No argument for {{offer.bet}} comes from it.',
  ],
};

export const NO_FORM: readonly Way[] = [
  'No recent results of either side are on record for {{offer.game}}.',
  'How the sides of {{offer.game}} have been playing is not known here.',
  'Form before {{offer.game}} is not on record.',
];

export const INJURY: readonly Way[] = [
  'On {{offer.bet}}, from the report of {{@.team}}: {{@.text}} [[@]]',
  'The list of {{@.team}} before {{offer.game}}: {{@.text}} [[@]]',
  'As for who plays for {{@.team}}: {{@.text}} [[@]]',
  'Known of {{@.team}}, with {{offer.bet}} in mind: {{@.text}} [[@]]',
  'For {{offer.game}} {{@.team}} reports: {{@.text}} [[@]]',
  'Availability of {{@.team}}, which bears on {{offer.bet}}: {{@.text}} [[@]]',
  'From {{@.team}} ahead of {{offer.game}}: {{@.text}} [[@]]',
  'On the fitness of {{@.team}} for {{offer.game}}: {{@.text}} [[@]]',
];

export const INJURY_SO: Readonly<Record<string, readonly Way[]>> = {
  for: [
    'The absences hit the other side and not {{offer.bet}}.',
    'Who is missing helps {{offer.bet}}.',
    'For {{offer.bet}} the injuries are a small help.',
  ],
  against: [
    'The absences are on the side of {{offer.bet}}.',
    'Who is missing hurts {{offer.bet}}.',
    'For {{offer.bet}} the injuries are a burden.',
  ],
  mixed: [
    'Both sides miss somebody, which makes {{offer.bet}} neither better nor worse.',
    'Absences on both sides leave {{offer.bet}} about where it was.',
    'For {{offer.bet}} the absences of one side weigh against those of the other.',
  ],
};

export const NO_INJURIES: readonly Way[] = [
  'No injury of either side is on record for {{offer.game}}.',
  'Neither side of {{offer.game}} has an injury on record.',
  'About injuries before {{offer.game}} nothing is known here.',
];

export const FORECAST: Readonly<Record<string, readonly Way[]>> = {
  for: [
    'The sky helps {{offer.bet}}: {{@.text}} [[@]]',
    'Weather that holds scores down is what {{offer.bet}} wants: {{@.text}} [[@]]',
    'A forecast that suits {{offer.bet}}: {{@.text}} [[@]]',
  ],
  against: [
    'The sky works against {{offer.bet}}: {{@.text}} [[@]]',
    'Weather like this costs points, and {{offer.bet}} needs them: {{@.text}} [[@]]',
    'A forecast that does not suit {{offer.bet}}: {{@.text}} [[@]]',
  ],
  background: [
    'For {{offer.bet}} the forecast is no argument: {{@.text}} [[@]]',
    'Nothing in the forecast for {{offer.game}} changes the case: {{@.text}} [[@]]',
    'What is forecast for {{offer.game}} should leave {{offer.side}} alone: {{@.text}} [[@]]',
  ],
  said: [
    'Weather at {{offer.game}}: {{@.text}} [[@]]',
    'As far as the sky over {{offer.game}} goes: {{@.text}} [[@]]',
    'On conditions at {{offer.game}}: {{@.text}} [[@]]',
  ],
};

export const NO_WEATHER: readonly Way[] = [
  'No forecast for {{offer.game}} is on record, so the weather is unknown.',
  'What the weather at {{offer.game}} will be is not known here.',
  'The weather at {{offer.game}} is unknown: no forecast is on record.',
];

export const MEETINGS: readonly Way[] = [
  'Of {{@.meetings}} meetings {{@.home}} won {{@.homeWins}} against {{@.away}} [[@]].',
  '{{@.home}} against {{@.away}}: {{@.homeWins}} of {{@.meetings}} went to {{@.home}} [[@]].',
  'The record between them says {{@.homeWins}} of {{@.meetings}} for {{@.home}} over {{@.away}} [[@]].',
];

export const MEETINGS_TOLD: readonly Way[] = [
  'From the meetings before {{offer.game}}: {{@.text}} [[@]]',
  'What the meetings say ahead of {{offer.game}}: {{@.text}} [[@]]',
  'The record before {{offer.game}}: {{@.text}} [[@]]',
];

export const MEETINGS_SO: Readonly<Record<string, readonly Way[]>> = {
  for: [
    'It is on the side of {{offer.bet}}, for what old games are worth.',
    'That backs {{offer.bet}}, though squads change.',
    'A small point for {{offer.bet}}.',
  ],
  against: [
    'It is not on the side of {{offer.bet}}, for what old games are worth.',
    'A small point against {{offer.bet}}.',
    'That tells against {{offer.bet}}, though squads change.',
  ],
  background: [
    'Too few or too even to move {{offer.bet}}.',
    'For {{offer.bet}} old games decide nothing.',
    'It neither helps nor hurts {{offer.bet}}.',
  ],
};

export const NO_MEETINGS: readonly Way[] = [
  'No earlier meeting of {{offer.game}} is on record.',
  'Meetings before {{offer.game}} are not known here.',
  'Whether the sides of {{offer.game}} met before is not on record.',
];

/** A provider's fact need not hold the figures that a sentence is built of, nor need its text show them. */
export const statesWins = ({ values: { text = '', homeWins, meetings } }: EvidenceItem): boolean =>
  homeWins !== undefined &&
  meetings !== undefined &&
  [homeWins, meetings].every((figure) => new RegExp(`\\b${figure}\\b`).test(text));
