import type { EvidenceItem } from '#engine/grounding/evidence.ts';
import type { Way } from './choose.ts';

/** A closer look at the game: both sides' form and injuries, their meetings, the sky. `@` stands for a fact's id, `%` for a second one's. */

export const MATCHUP: readonly Way[] = [
  '{{@.team}} won {{@.wins}} of the last {{@.games}} [[@]], {{%.team}} {{%.wins}} of {{%.games}} [[%]].',
  'Into {{offer.game}} {{@.team}} brings {{@.wins}} of {{@.games}} won [[@]] and {{%.team}} {{%.wins}} of {{%.games}} [[%]].',
  'The run-up: {{@.wins}} of {{@.games}} for {{@.team}} [[@]], {{%.wins}} of {{%.games}} for {{%.team}} [[%]].',
  'Side by side, {{@.team}} has {{@.wins}} of {{@.games}} [[@]] and {{%.team}} {{%.wins}} of {{%.games}} [[%]].',
];

export const MATCHUP_ONE: readonly Way[] = [
  '{{@.team}} won {{@.wins}} of {{@.games}} [[@]]; no results are stored for the other side.',
  '{{@.team}} won {{@.wins}} of {{@.games}} [[@]], and nothing is stored to compare it with.',
  'Only one side of {{offer.game}} has results on record: {{@.wins}} of {{@.games}} won by {{@.team}} [[@]].',
];

export const MATCHUP_SO: Readonly<Record<string, readonly Way[]>> = {
  for: [
    'That favors {{offer.side}}, and {{offer.odds}} may already include some of it [[offer]].',
    '{{offer.side}} has the better form at {{offer.odds}} [[offer]].',
    'On form alone you would rather be on {{offer.side}} at {{offer.odds}} than against it [[offer]].',
  ],
  against: [
    'That favors the other side, and {{offer.odds}} on {{offer.side}} has to make up for it [[offer]].',
    'On form alone you would not take {{offer.side}}; {{offer.odds}} is the reason to [[offer]].',
    '{{offer.side}} comes in with the worse form, which {{offer.odds}} reflects at least in part [[offer]].',
  ],
  background: [
    'Too close together to lean on for {{offer.bet}}.',
    'That settles nothing for {{offer.bet}}.',
    'That is no argument for {{offer.bet}}.',
  ],
};

export const NO_FORM: readonly Way[] = [
  'No recent results of either side are on record for {{offer.game}}.',
  'Recent form for {{offer.game}} is not stored here.',
  'No form is stored for {{offer.game}}.',
];

export const INJURY: readonly Way[] = [
  'For {{offer.bet}}, the {{@.team}} report: {{@.text}} [[@]]',
  'The {{@.team}} list before {{offer.game}}: {{@.text}} [[@]]',
  'Who plays for {{@.team}}: {{@.text}} [[@]]',
  'For {{@.team}}, with {{offer.bet}} in mind: {{@.text}} [[@]]',
  'For {{offer.game}} {{@.team}} reports: {{@.text}} [[@]]',
  'Availability for {{@.team}}, which matters for {{offer.bet}}: {{@.text}} [[@]]',
  'From {{@.team}} ahead of {{offer.game}}: {{@.text}} [[@]]',
  'The health of {{@.team}} for {{offer.game}}: {{@.text}} [[@]]',
];

export const INJURY_SO: Readonly<Record<string, readonly Way[]>> = {
  for: [
    'The absences hurt the other side, not {{offer.bet}}.',
    'Who is missing helps {{offer.bet}}.',
    'The injuries are a small help to {{offer.bet}}.',
  ],
  against: [
    'The absences are on {{offer.bet}}’s own side.',
    'Who is missing hurts {{offer.bet}}.',
    'The injuries are a problem for {{offer.bet}}.',
  ],
  mixed: [
    'Both sides are missing players, so {{offer.bet}} is no better or worse for it.',
    'Absences on both sides leave {{offer.bet}} about where it was.',
    'For {{offer.bet}} the absences on the two sides cancel out.',
  ],
};

export const NO_INJURIES: readonly Way[] = [
  'No injuries are listed for either side of {{offer.game}}.',
  'Neither side of {{offer.game}} has an injury on record.',
  'No injury report is stored for {{offer.game}}.',
];

export const FORECAST: Readonly<Record<string, readonly Way[]>> = {
  for: [
    'The weather helps {{offer.bet}}: {{@.text}} [[@]]',
    'Weather that holds scores down is what {{offer.bet}} wants: {{@.text}} [[@]]',
    'A forecast that suits {{offer.bet}}: {{@.text}} [[@]]',
  ],
  against: [
    'The weather works against {{offer.bet}}: {{@.text}} [[@]]',
    'Weather like this costs points, and {{offer.bet}} needs them: {{@.text}} [[@]]',
    'A forecast that does not suit {{offer.bet}}: {{@.text}} [[@]]',
  ],
  background: [
    'For {{offer.bet}} the forecast is no argument: {{@.text}} [[@]]',
    'Nothing in the forecast for {{offer.game}} changes the case: {{@.text}} [[@]]',
    'The forecast for {{offer.game}} should not affect {{offer.side}}: {{@.text}} [[@]]',
  ],
  said: [
    'Weather at {{offer.game}}: {{@.text}} [[@]]',
    'The forecast for {{offer.game}}: {{@.text}} [[@]]',
    'On conditions at {{offer.game}}: {{@.text}} [[@]]',
  ],
};

export const NO_WEATHER: readonly Way[] = [
  'No forecast is stored for {{offer.game}}, so the weather is unknown.',
  'The weather at {{offer.game}} is not known here.',
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
    'That backs {{offer.bet}}, for what old games are worth.',
    'That supports {{offer.bet}}, though rosters change.',
    'A small point for {{offer.bet}}.',
  ],
  against: [
    'That is against {{offer.bet}}, for what old games are worth.',
    'A small point against {{offer.bet}}.',
    'That counts against {{offer.bet}}, though rosters change.',
  ],
  background: [
    'Too few or too even to matter for {{offer.bet}}.',
    'Old games decide nothing for {{offer.bet}}.',
    'It neither helps nor hurts {{offer.bet}}.',
  ],
};

export const NO_MEETINGS: readonly Way[] = [
  'No earlier meeting of {{offer.game}} is on record.',
  'No past meetings are stored for {{offer.game}}.',
  'Past meetings for {{offer.game}} are not stored.',
];

/** A provider's fact need not hold the figures that a sentence is built of, nor need its text show them. */
export const statesWins = ({ values: { text = '', homeWins, meetings } }: EvidenceItem): boolean =>
  homeWins !== undefined &&
  meetings !== undefined &&
  [homeWins, meetings].every((figure) => new RegExp(`\\b${figure}\\b`).test(text));
