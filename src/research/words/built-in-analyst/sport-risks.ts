import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** How a bet of this kind gets lost in this sport, each with a figure of the pick. */

const isOver = ({ selection }: PickView) => selection === 'over';
const isUnder = ({ selection }: PickView) => selection === 'under';
const isYesOrNo = ({ selection }: PickView) => selection === 'yes' || selection === 'no';
const lays = ({ line }: PickView) => line !== null && line < 0;
const gets = ({ line }: PickView) => line !== null && line > 0;

const FOOTBALL = {
  moneyline: [
    'A turnover or a long return decides many football games; at {{market.fair}} {{offer.bet}} loses often enough to hurt [[market]].',
    'Football gives few possessions to make up for a bad quarter, which is how {{offer.bet}} loses from a chance of {{market.fair}} [[market]].',
    'Close football games hang on a kick, and {{market.fair}} for {{offer.bet}} is nowhere near safe [[market]].',
  ],
  spread: [
    {
      text: 'A late touchdown against a soft defence beats {{offer.pick}} at {{offer.odds}} after the game is decided [[offer]].',
      when: lays,
    },
    {
      text: 'Winning is not enough for {{offer.pick}} at {{offer.odds}}: a lead gets protected, not stretched [[offer]].',
      when: lays,
    },
    {
      text: 'A late score by a team that leads already is all it takes to break {{offer.pick}} at {{offer.odds}} [[offer]].',
      when: gets,
    },
    'Garbage time knows no spread: {{offer.pick}} has {{market.fair}} and a last drive to fear [[market]].',
    'The last score of a decided game can settle {{offer.pick}} [[offer]]; the chance is {{market.fair}} [[market]].',
  ],
  total: [
    {
      text: 'Long drives and field goals eat the clock, and {{offer.bet}} at {{offer.odds}} with it [[offer]].',
      when: isOver,
    },
    {
      text: 'Red-zone stops are what {{offer.bet}} fears; it lands {{market.often}} [[market]].',
      when: isOver,
    },
    {
      text: 'A return touchdown or overtime can break {{offer.bet}} when it looks home; its chance is {{market.fair}} [[market]].',
      when: isUnder,
    },
    {
      text: 'Teams that trail throw, and quick scores late are how {{offer.bet}} at {{offer.odds}} is lost [[offer]].',
      when: isUnder,
    },
    'Turnovers near either goal line swing {{offer.bet}}, and {{market.fair}} holds both kinds [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const BASKETBALL = {
  moneyline: [
    'One cold shooting night is enough in basketball; {{offer.bet}} has a chance of {{market.fair}} [[market]].',
    'A favorite that coasts and a bench that does not decide many nights; {{offer.bet}} stands at {{market.fair}} [[market]].',
    'Rest and late scratches change basketball prices within the hour; {{market.fair}} for {{offer.bet}} is as of now [[market]].',
  ],
  spread: [
    { text: 'Bench units in a decided game can give {{offer.pick}} at {{offer.odds}} back [[offer]].', when: lays },
    {
      text: 'Fouls in the last minute stretch a margin, which is how {{offer.pick}} at {{offer.odds}} gets lost late [[offer]].',
      when: gets,
    },
    'A hot hand from far out in the last quarter is enough against {{offer.pick}}, whatever stood before; its chance is {{market.fair}} [[market]].',
    'Late fouls and free throws settle many spreads; {{offer.pick}} comes in {{market.often}} [[market]].',
  ],
  total: [
    {
      text: 'A blowout empties the benches and slows the scoring that {{offer.bet}} at {{offer.odds}} needs [[offer]].',
      when: isOver,
    },
    {
      text: 'Overtime or a parade of free throws ends {{offer.bet}}; its chance is {{market.fair}} [[market]].',
      when: isUnder,
    },
    'Pace decides basketball totals and shows itself only after tip-off; {{offer.bet}} has a chance of {{market.fair}} [[market]].',
    'Whether the long shots fall decides {{offer.bet}} as much as anything known now; {{market.fair}} is the average of both [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const BASEBALL = {
  moneyline: [
    'A single bad inning by the starter can lose it, which is why {{market.fair}} is all that is claimed for {{offer.bet}} [[market]].',
    'Bullpens give baseball leads away; a chance of {{market.fair}} for {{offer.bet}} is a long way from sure [[market]].',
    'If a listed starter is scratched, the fair {{market.fairOdds}} on {{offer.bet}} no longer means anything [[market]].',
  ],
  spread: [
    {
      text: 'Many baseball games end one run apart, and each of them beats {{offer.pick}} at {{offer.odds}} [[offer]].',
      when: lays,
    },
    {
      text: 'A home side that leads does not bat again, so {{offer.pick}} at {{offer.odds}} may run out of innings [[offer]].',
      when: lays,
    },
    {
      text: 'A bullpen that collapses late turns a close loss into a wide one and breaks {{offer.pick}} at {{offer.odds}} [[offer]].',
      when: gets,
    },
    'A blown save or a pinch-hit homer late is all that {{offer.pick}} needs to lose; it stands at {{market.fair}} [[market]].',
    'One swing with men on base settles {{offer.pick}} either way; the chance is {{market.fair}} [[market]].',
  ],
  total: [
    { text: 'Both starters on form, and {{offer.bet}} at {{offer.odds}} runs short [[offer]].', when: isOver },
    {
      text: 'Runners left on base are what beats {{offer.bet}}; it lands {{market.often}} [[market]].',
      when: isOver,
    },
    {
      text: 'Extra innings start with a runner on base, which is poison for {{offer.bet}} at {{offer.odds}} [[offer]].',
      when: isUnder,
    },
    {
      text: 'A tired bullpen can undo {{offer.bet}} in an inning; its chance is {{market.fair}} [[market]].',
      when: isUnder,
    },
    'An early exit of a starter changes a baseball total at once; {{market.fair}} for {{offer.bet}} assumes that both last [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const HOCKEY = {
  moneyline: [
    'A hot goaltender decides hockey games more than the price can know; {{market.fair}} is the chance of {{offer.bet}} [[market]].',
    'Which goaltender starts is often told late, and {{market.fair}} for {{offer.bet}} may change with it [[market]].',
    'Many hockey games end in overtime, and {{offer.bet}} at {{market.fair}} has to live with that coin toss [[market]].',
  ],
  spread: [
    {
      text: 'One-goal games are common in hockey, and each beats {{offer.pick}} at {{offer.odds}} [[offer]].',
      when: lays,
    },
    {
      text: 'An empty-net goal in the last minute turns a close loss into a lost {{offer.pick}} at {{offer.odds}} [[offer]].',
      when: gets,
    },
    'A bad bounce early changes how a hockey game is played; {{offer.pick}} at {{market.fair}} is not made for that [[market]].',
    'The empty net settles many puck lines; {{offer.pick}} comes in {{market.often}} [[market]].',
  ],
  total: [
    {
      text: 'A goaltender on a good night is all it takes against {{offer.bet}}; it lands {{market.often}} [[market]].',
      when: isOver,
    },
    {
      text: 'An empty-net goal in the last minute breaks many an under; {{offer.bet}} holds {{market.often}} [[market]].',
      when: isUnder,
    },
    {
      text: 'Power plays come in bunches, and {{offer.bet}} at {{offer.odds}} has no answer to them [[offer]].',
      when: isUnder,
    },
    {
      text: 'Few penalties and a tight second period leave {{offer.bet}} at {{offer.odds}} short [[offer]].',
      when: isOver,
    },
    'Who stands in goal moves a hockey total more than most news; {{market.fair}} for {{offer.bet}} is as of now [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const SOCCER = {
  moneyline: [
    {
      text: 'The draw loses it too: {{offer.bet}} comes in {{market.often}} [[market]].',
      when: ({ selection }) => selection !== 'draw',
    },
    {
      text: 'Any late goal ends {{offer.bet}}, and {{market.fair}} is the chance that none does [[market]].',
      when: ({ selection }) => selection === 'draw',
    },
    'A red card or a penalty decides many soccer matches; the chance of {{offer.bet}} is {{market.fair}} [[market]].',
    'Goals are rare, so that the better side often fails to win; {{offer.bet}} stands at {{market.fair}} [[market]].',
  ],
  spread: [
    {
      text: 'A lead of a single goal does not always cover, and {{offer.pick}} at {{offer.odds}} needs what the match may not give [[offer]].',
      when: lays,
    },
    {
      text: 'A side that chases an equaliser concedes again, which is how {{offer.pick}} at {{offer.odds}} is lost [[offer]].',
      when: gets,
    },
    'Goals are rare in soccer, so that one of them settles {{offer.pick}} at {{offer.odds}} [[offer]].',
    'A keeper on a good day is enough to turn {{offer.pick}}, which has {{market.fair}} [[market]].',
  ],
  total: [
    {
      text: 'An early lead can put a match to sleep, and with it {{offer.bet}} at {{offer.odds}} [[offer]].',
      when: isOver,
    },
    {
      text: 'An early goal opens a match, and {{offer.bet}} at {{offer.odds}} has to live with that [[offer]].',
      when: isUnder,
    },
    'A penalty or a red card changes a total at once; {{offer.bet}} has a chance of {{market.fair}} [[market]].',
    'Who needs the points decides how open a match is played; {{market.fair}} for {{offer.bet}} knows that only in part [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const FIGHT = {
  moneyline: [
    'One clean shot ends a fight whatever the price says; {{offer.bet}} has a chance of {{market.fair}} [[market]].',
    'Judges see close rounds differently, and {{market.fair}} for {{offer.bet}} includes their mistakes [[market]].',
    'A late replacement or a missed weight would make {{market.fairOdds}} on {{offer.bet}} worthless [[market]].',
  ],
  total: [
    { text: 'A knockdown early ends {{offer.bet}} at {{offer.odds}} at once [[offer]].', when: isOver },
    {
      text: 'Careful fighters who respect each other are what {{offer.bet}} at {{offer.odds}} loses to [[offer]].',
      when: isUnder,
    },
    'How long a fight lasts depends on a moment; {{offer.bet}} has a chance of {{market.fair}} [[market]].',
    'A stoppage can come from a cut or a doctor too; {{market.fair}} for {{offer.bet}} cannot see that [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const TENNIS = {
  moneyline: [
    'A niggle or a bad serving day decides a tennis match; {{offer.bet}} has a chance of {{market.fair}} [[market]].',
    'A few points on serve separate many tennis players; {{offer.bet}} at {{market.fair}} hangs on them [[market]].',
    'Retirements are settled differently from book to book; {{market.fair}} for {{offer.bet}} assumes a finished match [[market]].',
  ],
  spread: [
    'A set lost without a break won back costs the games that {{offer.pick}} at {{offer.odds}} needs [[offer]].',
    'A set let go to save strength can cost {{offer.pick}} and not the match; it has {{market.fair}} [[market]].',
    'A tie-break more or less is the difference for {{offer.pick}}; the chance is {{market.fair}} [[market]].',
  ],
  total: [
    { text: 'A one-sided match is over long before {{offer.bet}} at {{offer.odds}} [[offer]].', when: isOver },
    { text: 'A tie-break or a deciding set breaks {{offer.bet}} at {{offer.odds}} [[offer]].', when: isUnder },
    'A single early break changes how many games are left to play; {{offer.bet}} has a chance of {{market.fair}} [[market]].',
    'A retirement voids or settles {{offer.bet}} as the book likes; {{market.fair}} assumes a finished match [[market]].',
  ],
} satisfies Record<string, readonly Way[]>;

const isBaseball = ({ league }: PickView) => league === 'MLB';

const PROP: readonly Way[] = [
  { text: 'An early injury ends it; {{offer.pick}} lands {{market.often}} [[market]].', when: isOver },
  {
    text: 'Fewer chances than usual are enough to miss {{offer.pick}}, and {{market.fair}} is all that speaks for it [[market]].',
    when: isOver,
  },
  {
    text: 'A game that turns one-sided sends regulars to the bench, and {{offer.pick}} at {{offer.odds}} with them [[offer]].',
    when: (view) => isOver(view) && !isBaseball(view),
  },
  {
    text: 'Walks and a pinch hitter take away the swings that {{offer.pick}} at {{offer.odds}} needs [[offer]].',
    when: (view) => isOver(view) && isBaseball(view) && /hits|bases|home runs/.test(view.value('offer', 'pick') ?? ''),
  },
  {
    text: 'A single big play can settle an under; {{offer.pick}} holds {{market.often}} [[market]].',
    when: (view) => isUnder(view) && !isBaseball(view),
  },
  {
    text: 'A busy night, or overtime, is what {{offer.pick}} has to fear; its chance is {{market.fair}} [[market]].',
    when: (view) => isUnder(view) && !isBaseball(view),
  },
  {
    text: 'One swing is enough against {{offer.pick}}, and it has {{market.fair}} on its side [[market]].',
    when: (view) => isUnder(view) && /hits|bases|home runs/.test(view.value('offer', 'pick') ?? ''),
  },
  {
    text: 'A long outing by the pitcher breaks {{offer.pick}}, which holds {{market.often}} [[market]].',
    when: (view) => isUnder(view) && /strikeouts/.test(view.value('offer', 'pick') ?? ''),
  },
  {
    text: 'More playing time than expected beats {{offer.pick}}; the doubt on {{market.fair}} is {{market.doubt}} [[market]].',
    when: isUnder,
  },
  'Props are priced by fewer people than games, so that {{market.fair}} for {{offer.pick}} is softer than it looks [[market]].',
  'A change in the line-up an hour before the start can make {{offer.pick}} another bet; {{market.fair}} is as of now [[market]].',
  {
    text: 'It takes a single chance put away to turn {{offer.pick}}, and {{market.fair}} is what the books make of that [[market]].',
    when: (view) => isYesOrNo(view),
  },
  {
    text: 'Whether the player starts at all decides much of {{offer.pick}}; the chance is {{market.fair}} [[market]].',
    when: (view) => isYesOrNo(view),
  },
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
