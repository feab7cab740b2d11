import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** A closer look at the price: how it came to be, what the whole board pays, what speaks against it, what would turn it. */

export const NEVER_MOVED: readonly Way[] = [
  'No earlier price of {{offer.bet}} is recorded at {{offer.book}}, so there is no move to read.',
  'Only the current price of {{offer.bet}} at {{offer.book}} is stored; how it got there is not known.',
  'No change of {{offer.bet}} at {{offer.book}} is recorded.',
];

/** Another book's history; `@` stands for its evidence id. */
export const movedElsewhere = (way: string | undefined): readonly Way[] => ELSEWHERE[way ?? 'same'] ?? [];

const ELSEWHERE: Readonly<Record<string, readonly Way[]>> = {
  shorter: [
    '{{@.book}} shortened {{offer.side}} from {{@.from}} to {{@.to}} over {{@.since}} [[@]], so others have been taking that side.',
    'At {{@.book}} {{offer.side}} came down from {{@.from}} to {{@.to}} in {{@.times}} [[@]].',
    'The same bet went from {{@.from}} to {{@.to}} at {{@.book}} within {{@.since}} [[@]], towards {{offer.side}}.',
    'Money has come for {{offer.side}} at {{@.book}}: {{@.from}} became {{@.to}} [[@]].',
    '{{@.book}} no longer pays the {{@.from}} on {{offer.side}} that it began with; {{@.to}} is what is left [[@]].',
    'With {{@.book}} the price of {{offer.side}} is {{@.to}} after {{@.times}}, down from {{@.from}} [[@]].',
  ],
  longer: [
    '{{@.book}} let {{offer.side}} drift from {{@.from}} to {{@.to}} over {{@.since}} [[@]], which is money on the other side.',
    'At {{@.book}} {{offer.side}} went out from {{@.from}} to {{@.to}} in {{@.times}} [[@]].',
    'The drift shows at {{@.book}} too: {{@.from}} became {{@.to}} on {{offer.side}} within {{@.since}} [[@]].',
    '{{@.book}} pays more on {{offer.side}} than it did: {{@.to}} after {{@.from}} [[@]].',
    'Fewer want {{offer.side}} at {{@.book}}, where {{@.from}} has turned into {{@.to}} [[@]].',
    'With {{@.book}} the price of {{offer.side}} stands at {{@.to}} after {{@.times}}, up from {{@.from}} [[@]].',
  ],
  line: [
    '{{@.book}} moved its number on {{offer.bet}} from {{@.from}} to {{@.to}} within {{@.since}} [[@]].',
    'At {{@.book}} the line behind {{offer.bet}} went from {{@.from}} to {{@.to}} in {{@.times}} [[@]].',
    'The number at {{@.book}} started at {{@.from}} and is {{@.to}} after {{@.times}}, with {{offer.bet}} to be had here [[@]].',
    'For {{offer.bet}} {{@.book}} shows {{@.to}} today where {{@.from}} stood first [[@]].',
    '{{@.book}} has walked from {{@.from}} to {{@.to}} around {{offer.bet}} over {{@.since}} [[@]].',
    'Around {{offer.bet}} {{@.book}} went to {{@.to}} from {{@.from}} [[@]].',
  ],
  same: [
    '{{@.book}} wandered and came back to {{@.to}} on {{offer.side}} after {{@.times}} [[@]].',
    'At {{@.book}} the price of {{offer.side}} stands where it began, {{@.to}}, after {{@.times}} [[@]].',
    'Nothing is left of the moves at {{@.book}}: the price of {{offer.side}} is {{@.to}} again [[@]].',
    '{{@.book}} tried other prices on {{offer.side}} and returned to {{@.to}} within {{@.since}} [[@]].',
    'With {{@.book}} the price of {{offer.side}} is {{@.to}} as at first [[@]].',
    'The round trip of {{@.book}} on {{offer.side}} ended at {{@.to}} after {{@.times}} [[@]].',
  ],
};

export const BOARD: readonly Way[] = [
  'Every price on {{offer.bet}}: {{board.list}} [[board]].',
  'Book by book, {{offer.bet}} pays {{board.list}} [[board]].',
  'The whole board for {{offer.bet}}: {{board.list}} [[board]].',
  'From top to bottom {{offer.bet}} is {{board.list}} [[board]].',
];

export const BOARD_RANGE: readonly Way[] = [
  'Taking the worst of {{board.count}} instead of the best on {{offer.side}} costs {{board.range}} of implied chance [[board]].',
  'Best and worst lie {{board.range}} of implied chance apart on {{offer.side}} [[board]]; {{board.worst}} at {{board.worstBook}} is the one to avoid.',
  'More than fair is paid on {{offer.side}} by {{board.better}} [[board]], and least by {{board.worstBook}} with {{board.worst}}.',
  'Shopping is worth {{board.range}} of implied chance here: {{offer.odds}} on {{offer.side}} against {{board.worst}} at {{board.worstBook}} [[board]].',
];

export const BOARD_SHARPS: readonly Way[] = [
  'Among the sharp books {{offer.side}} comes to {{board.sharps}} once the margin is out [[board]].',
  'The sharp opinion on {{offer.side}}, margin removed: {{board.sharps}} [[board]].',
  'What the sharp prices say of {{offer.side}} without their margin is {{board.sharps}} [[board]].',
];

export const NO_BOARD: readonly Way[] = [
  'No second book prices {{offer.bet}}, so {{offer.odds}} at {{offer.book}} cannot be compared [[offer]].',
  'For {{offer.bet}} {{offer.book}} is the only book on record, at {{offer.odds}} [[offer]].',
  'A board of one: only {{offer.book}} has {{offer.bet}}, at {{offer.odds}} [[offer]].',
];

const STAKED_DOUBTS: readonly Way[] = [
  'The chance that {{offer.bet}} has no edge at all is put at {{market.negative}} [[market]].',
  'There is a {{market.negative}} chance that the edge on {{offer.bet}} is not real [[market]].',
  {
    text: '{{market.doubters}} behind the fair price see no value in {{offer.bet}} at {{offer.odds}} [[market]].',
    when: ({ backing }) => backing < 1,
  },
  'An error of {{market.gap}} in the fair chance of {{market.fair}} would wipe out the case for {{offer.bet}} [[market]].',
];

const PASSED_DOUBTS: readonly Way[] = [
  '{{offer.Bet}} needs {{offer.implied}} [[offer]] and wins {{market.often}} [[market]].',
  '{{market.doubters}} behind the fair price see no value in {{offer.bet}} at {{offer.odds}} [[market]].',
  'The chance that {{offer.bet}} has an edge at {{offer.odds}} is only {{market.positive}} [[market]].',
  '{{offer.Bet}} is {{market.gap}} short, at {{market.fair}} when it needs {{offer.implied}} [[market]].',
];

export const caseAgainst = ({ verdict, edge }: PickView): readonly Way[] =>
  verdict === 'pass' && edge < 0 ? PASSED_DOUBTS : STAKED_DOUBTS;

/** What the offered price itself may hide. */
export const priceDoubts = ({ verdict }: PickView): readonly Way[] =>
  verdict === 'pass'
    ? [
        'Taking {{offer.odds}} on {{offer.bet}} is a bet against a consensus of {{market.saidOdds}} [[market]].',
        'Nothing on record says that {{offer.bet}} should be shorter than {{market.fairOdds}} [[market]].',
        'The case for {{offer.bet}} would have to come from something that {{market.books}} do not know [[market]].',
      ]
    : [
        '{{offer.book}} at {{offer.odds}} on {{offer.bet}} may know something rather than be slow [[offer]].',
        'A price like {{offer.odds}} on {{offer.bet}} is gone soon after others see it, and with it the reason to bet [[offer]].',
        'If {{offer.book}} is right about {{offer.bet}} at {{offer.odds}}, the other books are wrong; it happens [[offer]].',
      ];

/** The ways of taking a margin out differ most where it is large or the chance small. */
export const METHOD_DOUBT: readonly Way[] = [
  'How the vig is taken out moves {{offer.side}} between {{market.low}} and {{market.high}} [[market]].',
  'Other ways to take the vig out put {{offer.side}} anywhere from {{market.low}} to {{market.high}} [[market]].',
  'The fair chance of {{offer.side}} is {{market.low}} with the vig taken out one way and {{market.high}} the other way [[market]].',
];

/** A sharp book's price at which its own view of the offered price turns. */
export const sharpTurn = (view: PickView): readonly Way[] => {
  if (view.value('sharp', 'turn') === undefined || view.sharp === null) return [];
  if (view.sharp.backs) {
    return [
      'Should {{sharp.book}} go from {{sharp.odds}} to {{sharp.turn}}, its support for {{offer.side}} at {{offer.odds}} is gone [[sharp]].',
      'Watch {{sharp.book}}: at {{sharp.turn}} there, {{offer.odds}} on {{offer.side}} would be no better than fair [[sharp]].',
      'A drift at {{sharp.book}} past {{sharp.turn}} would mean that {{offer.side}} is not what it was [[sharp]].',
    ];
  }
  return [
    'A move at {{sharp.book}} from {{sharp.odds}} to {{sharp.turn}} or shorter would put it behind {{offer.side}} at {{offer.odds}} [[sharp]].',
    'Were {{sharp.book}} to cut {{offer.side}} to {{sharp.turn}}, its own view would carry {{offer.odds}} [[sharp]].',
    '{{sharp.book}} would have to shorten {{offer.side}} to {{sharp.turn}} before it agrees with {{offer.odds}} [[sharp]].',
  ];
};
