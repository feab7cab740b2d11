import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** How a bet of this kind gets lost in this sport, each with a figure of the pick. */

const isOver = ({ selection }: PickView) => selection === 'over';
const isUnder = ({ selection }: PickView) => selection === 'under';
const lays = ({ line }: PickView) => line !== null && line < 0;
const gets = ({ line }: PickView) => line !== null && line > 0;

const FOOTBALL = {
  moneyline: [
    'A turnover or a long return decides many football games; at {{market.fair}} this loses often enough to hurt [[market]].',
    'Football gives few possessions to make up for a bad quarter, which is how a chance of {{market.fair}} loses [[market]].',
    'Close football games hang on a kick, and {{market.fair}} is nowhere near safe [[market]].',
  ],
  spread: [
    {
      text: 'A late touchdown against a soft defence beats {{offer.pick}} after the game is decided [[offer]].',
      when: lays,
    },
    { text: 'Winning is not enough for {{offer.pick}}: a lead gets protected, not stretched [[offer]].', when: lays },
    {
      text: 'A late score by a team that leads already is all it takes to break {{offer.pick}} [[offer]].',
      when: gets,
    },
    'The last score of a decided game can settle {{offer.pick}} [[offer]]; the chance is {{market.fair}} [[market]].',
  ],
  total: [
    {
      text: 'Long drives and field goals eat the clock, and the over at {{offer.odds}} with it [[offer]].',
      when: isOver,
    },
    { text: 'Red-zone stops are what an over fears; it lands {{market.fair}} of the time [[market]].', when: isOver },
    {
      text: 'A return touchdown or overtime can break an under that looked home; its chance is {{market.fair}} [[market]].',
      when: isUnder,
    },
    {
      text: 'Teams that trail throw, and quick scores late are how an under at {{offer.odds}} is lost [[offer]].',
      when: isUnder,
    },
  ],
} satisfies Record<string, readonly Way[]>;

const BASKETBALL = {
  moneyline: [
    'One cold shooting night is enough in basketball; the chance is {{market.fair}} [[market]].',
    'Rest and late scratches change basketball prices within the hour; {{market.fair}} is as of now [[market]].',
  ],
  spread: [
    { text: 'Bench units in a decided game can give {{offer.pick}} back [[offer]].', when: lays },
    {
      text: 'Fouls in the last minute stretch a margin, which is how {{offer.pick}} gets lost late [[offer]].',
      when: gets,
    },
    'Late fouls and free throws settle many spreads; {{offer.pick}} comes in {{market.fair}} of the time [[market]].',
  ],
  total: [
    {
      text: 'A blowout empties the benches and slows the scoring that the over at {{offer.odds}} needs [[offer]].',
      when: isOver,
    },
    {
      text: 'Overtime or a parade of free throws ends an under; its chance is {{market.fair}} [[market]].',
      when: isUnder,
    },
    'Pace decides basketball totals and shows itself only after tip-off; the chance is {{market.fair}} [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const BASEBALL = {
  moneyline: [
    'A single bad inning by the starter can lose it, which is why {{market.fair}} is all that is claimed [[market]].',
    'Bullpens give baseball leads away; a chance of {{market.fair}} is a long way from sure [[market]].',
    'If a listed starter is scratched, the fair {{market.fairOdds}} no longer means anything [[market]].',
  ],
  spread: [
    { text: 'Many baseball games end one run apart, and each of them beats {{offer.pick}} [[offer]].', when: lays },
    {
      text: 'A home side that leads does not bat again, so {{offer.pick}} may run out of innings [[offer]].',
      when: lays,
    },
    {
      text: 'A bullpen that collapses late turns a close loss into a wide one and breaks {{offer.pick}} [[offer]].',
      when: gets,
    },
    'One swing with men on base settles {{offer.pick}} either way; the chance is {{market.fair}} [[market]].',
  ],
  total: [
    { text: 'Both starters on form, and an over at {{offer.odds}} runs short [[offer]].', when: isOver },
    {
      text: 'Runners left on base are what beats an over; it lands {{market.fair}} of the time [[market]].',
      when: isOver,
    },
    {
      text: 'Extra innings start with a runner on base, which is poison for an under at {{offer.odds}} [[offer]].',
      when: isUnder,
    },
    {
      text: 'A tired bullpen can undo an under in an inning; its chance is {{market.fair}} [[market]].',
      when: isUnder,
    },
  ],
} satisfies Record<string, readonly Way[]>;

const HOCKEY = {
  moneyline: [
    'A hot goaltender decides hockey games more than the price can know; {{market.fair}} is the chance [[market]].',
    'Many hockey games end in overtime, where {{market.fair}} is not far from a coin toss [[market]].',
  ],
  spread: [
    { text: 'One-goal games are common in hockey, and each beats {{offer.pick}} [[offer]].', when: lays },
    {
      text: 'An empty-net goal in the last minute turns a close loss into a lost {{offer.pick}} [[offer]].',
      when: gets,
    },
    'The empty net settles many puck lines; {{offer.pick}} comes in {{market.fair}} of the time [[market]].',
  ],
  total: [
    {
      text: 'A goaltender on a good night is all it takes against an over; it lands {{market.fair}} of the time [[market]].',
      when: isOver,
    },
    {
      text: 'An empty-net goal in the last minute breaks many an under; this one holds {{market.fair}} of the time [[market]].',
      when: isUnder,
    },
    {
      text: 'Power plays come in bunches, and an under at {{offer.odds}} has no answer to them [[offer]].',
      when: isUnder,
    },
    { text: 'Few penalties and a tight second period leave the over at {{offer.odds}} short [[offer]].', when: isOver },
  ],
} satisfies Record<string, readonly Way[]>;

const SOCCER = {
  moneyline: [
    {
      text: 'The draw loses it too: a bet on a winner comes in {{market.fair}} of the time [[market]].',
      when: ({ selection }) => selection !== 'draw',
    },
    {
      text: 'Any late goal ends a draw, and {{market.fair}} is the chance that none does [[market]].',
      when: ({ selection }) => selection === 'draw',
    },
    'A red card or a penalty decides many soccer matches; the chance is {{market.fair}} [[market]].',
  ],
  spread: [
    {
      text: 'A lead of a single goal does not always cover, and {{offer.pick}} needs what the match may not give [[offer]].',
      when: lays,
    },
    {
      text: 'A side that chases an equaliser concedes again, which is how {{offer.pick}} is lost [[offer]].',
      when: gets,
    },
    'Goals are rare in soccer, so that one of them settles {{offer.pick}} [[offer]].',
  ],
  total: [
    { text: 'An early lead can put a match to sleep, and with it the over at {{offer.odds}} [[offer]].', when: isOver },
    {
      text: 'An early goal opens a match, and an under at {{offer.odds}} has to live with that [[offer]].',
      when: isUnder,
    },
    'A penalty or a red card changes a total at once; the chance is {{market.fair}} [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const FIGHT = {
  moneyline: [
    'One clean shot ends a fight whatever the price says; the chance is {{market.fair}} [[market]].',
    'Judges see close rounds differently, and {{market.fair}} includes their mistakes [[market]].',
    'A late replacement or a missed weight would make {{market.fairOdds}} worthless [[market]].',
  ],
  total: [
    { text: 'A knockdown early ends the over at {{offer.odds}} at once [[offer]].', when: isOver },
    {
      text: 'Careful fighters who respect each other are what an under at {{offer.odds}} loses to [[offer]].',
      when: isUnder,
    },
    'How long a fight lasts depends on a moment; the chance is {{market.fair}} [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const TENNIS = {
  moneyline: [
    'A niggle or a bad serving day decides a tennis match; the chance is {{market.fair}} [[market]].',
    'Retirements are settled differently from book to book; {{market.fair}} assumes a finished match [[market]].',
  ],
  spread: [
    'A set lost without a break won back costs the games that {{offer.pick}} needs [[offer]].',
    'A tie-break more or less is the difference for {{offer.pick}}; the chance is {{market.fair}} [[market]].',
  ],
  total: [
    { text: 'A one-sided match is over long before the over at {{offer.odds}} [[offer]].', when: isOver },
    { text: 'A tie-break or a deciding set breaks the under at {{offer.odds}} [[offer]].', when: isUnder },
    'A single early break changes how many games are left to play; the chance is {{market.fair}} [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const isBaseball = ({ league }: PickView) => league === 'MLB';

const PROP: readonly Way[] = [
  { text: 'An early injury ends it; {{offer.pick}} lands {{market.fair}} of the time [[market]].', when: isOver },
  {
    text: 'Fewer chances than usual are enough to miss it, and {{market.fair}} is all that speaks for it [[market]].',
    when: isOver,
  },
  {
    text: 'A game that turns one-sided sends regulars to the bench, and the over at {{offer.odds}} with them [[offer]].',
    when: (view) => isOver(view) && !isBaseball(view),
  },
  {
    text: 'Walks and a pinch hitter take away the swings that {{offer.pick}} needs [[offer]].',
    when: (view) => isOver(view) && isBaseball(view) && /hits|bases|home runs/.test(view.value('offer', 'pick') ?? ''),
  },
  {
    text: 'A single big play can settle an under; {{offer.pick}} holds {{market.fair}} of the time [[market]].',
    when: (view) => isUnder(view) && !isBaseball(view),
  },
  {
    text: 'A busy night, or overtime, is what this under has to fear; its chance is {{market.fair}} [[market]].',
    when: (view) => isUnder(view) && !isBaseball(view),
  },
  {
    text: 'One swing is enough against {{offer.pick}}, and it has {{market.fair}} on its side [[market]].',
    when: (view) => isUnder(view) && /hits|bases|home runs/.test(view.value('offer', 'pick') ?? ''),
  },
  {
    text: 'A long outing by the pitcher breaks {{offer.pick}}, which holds {{market.fair}} of the time [[market]].',
    when: (view) => isUnder(view) && /strikeouts/.test(view.value('offer', 'pick') ?? ''),
  },
  {
    text: 'More playing time than expected beats an under; the doubt on {{market.fair}} is {{market.doubt}} [[market]].',
    when: isUnder,
  },
  'Props are priced by fewer people than games, so that {{market.fair}} with a doubt of {{market.doubt}} is softer than it looks [[market]].',
];

const BY_LEAGUE: Readonly<Record<string, Readonly<Record<string, readonly Way[]>>>> = {
  NFL: FOOTBALL,
  NCAAF: FOOTBALL,
  NBA: BASKETBALL,
  WNBA: BASKETBALL,
  NCAAB: BASKETBALL,
  MLB: BASEBALL,
  NHL: HOCKEY,
  MLS: SOCCER,
  EPL: SOCCER,
  Soccer: SOCCER,
  UFC: FIGHT,
  Boxing: FIGHT,
  Tennis: TENNIS,
};

export function sportRisks({ kind, league }: PickView): readonly Way[] {
  if (kind === 'prop') return PROP;
  return (league && BY_LEAGUE[league]?.[kind]) || [];
}
