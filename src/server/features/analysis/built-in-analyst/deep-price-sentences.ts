import type { Way } from './choose.ts';
import type { PickView } from './pick-view.ts';

/** A closer look at the price: how it came to be, what the whole board pays, what speaks against it, what would turn it. */

export const NEVER_MOVED: readonly Way[] = [
  'No earlier price of {{offer.bet}} is recorded at {{offer.book}}, so there is no move to read.',
  'Of {{offer.bet}} only the present price at {{offer.book}} is on record; how it got there is not known.',
  'The record holds no change of {{offer.bet}} at {{offer.book}}.',
];

const isWay = (way: string) => (view: PickView, id: string) => view.value(id, 'way') === way;
const [isShorter, isLonger, isLine, isSame] = [isWay('shorter'), isWay('longer'), isWay('line'), isWay('same')];

/** Another book's history, by its evidence id. */
export const movedElsewhere = (id: string): readonly Way[] => {
  const when = (holds: (view: PickView, id: string) => boolean) => (view: PickView) => holds(view, id);
  const ways = [
    {
      text: '{{@.book}} shortened {{offer.side}} from {{@.from}} to {{@.to}} over {{@.since}} [[@]], so others have been taking that side.',
      when: when(isShorter),
    },
    {
      text: 'At {{@.book}} {{offer.side}} came down from {{@.from}} to {{@.to}} in {{@.times}} [[@]].',
      when: when(isShorter),
    },
    {
      text: 'The same bet went from {{@.from}} to {{@.to}} at {{@.book}} within {{@.since}} [[@]], towards {{offer.side}}.',
      when: when(isShorter),
    },
    {
      text: '{{@.book}} let {{offer.side}} drift from {{@.from}} to {{@.to}} over {{@.since}} [[@]], which is money on the other side.',
      when: when(isLonger),
    },
    {
      text: 'At {{@.book}} {{offer.side}} went out from {{@.from}} to {{@.to}} in {{@.times}} [[@]].',
      when: when(isLonger),
    },
    {
      text: 'The drift shows at {{@.book}} too: {{@.from}} became {{@.to}} on {{offer.side}} within {{@.since}} [[@]].',
      when: when(isLonger),
    },
    { text: '{{@.book}} moved the number from {{@.from}} to {{@.to}} within {{@.since}} [[@]].', when: when(isLine) },
    {
      text: 'At {{@.book}} the line itself went from {{@.from}} to {{@.to}} in {{@.times}} [[@]].',
      when: when(isLine),
    },
    {
      text: 'The number at {{@.book}} started at {{@.from}} and is {{@.to}} after {{@.times}} [[@]].',
      when: when(isLine),
    },
    {
      text: '{{@.book}} wandered and came back to {{@.to}} on {{offer.side}} after {{@.times}} [[@]].',
      when: when(isSame),
    },
    {
      text: 'At {{@.book}} {{offer.side}} stands where it began, {{@.to}}, after {{@.times}} [[@]].',
      when: when(isSame),
    },
  ];
  return ways.map(({ text, when: holds }) => ({ text: text.replaceAll('@', id), when: holds }));
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
  'On {{offer.side}} {{board.better}} pay more than fair [[board]], and {{board.worstBook}} pays least with {{board.worst}}.',
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
];

const STAKED_DOUBTS: readonly Way[] = [
  'With a chance of {{market.negative}} there is no edge in {{offer.bet}} at all [[market]].',
  'That {{offer.bet}} is a mirage has a chance of {{market.negative}} [[market]].',
  {
    text: '{{market.doubters}} behind the fair price see no value in {{offer.bet}} at {{offer.odds}} [[market]].',
    when: ({ backing }) => backing < 1,
  },
  'An error of {{market.gap}} in the fair chance of {{market.fair}} would wipe out the case for {{offer.bet}} [[market]].',
];

const PASSED_DOUBTS: readonly Way[] = [
  '{{offer.Bet}} asks for {{offer.implied}} [[offer]] and is believed to come in {{market.fair}} of the time [[market]].',
  '{{market.doubters}} behind the fair price see no value in {{offer.bet}} at {{offer.odds}} [[market]].',
  'That {{offer.bet}} has an edge at {{offer.odds}} is given a chance of {{market.positive}}, no more [[market]].',
  'What {{offer.bet}} lacks is {{market.gap}} of chance between {{offer.implied}} and {{market.fair}} [[market]].',
];

export const caseAgainst = ({ verdict, edge }: PickView): readonly Way[] =>
  verdict === 'pass' && edge < 0 ? PASSED_DOUBTS : STAKED_DOUBTS;

/** The ways of taking a margin out differ most where it is large or the chance small. */
export const METHOD_DOUBT: readonly Way[] = [
  'How the margin is taken out moves the chance of {{offer.side}} between {{market.low}} and {{market.high}} [[market]].',
  'Other ways to remove the margin put {{offer.side}} anywhere from {{market.low}} to {{market.high}} [[market]].',
  'The fair chance of {{offer.side}} is {{market.low}} by the strictest reading of the margins and {{market.high}} by the kindest [[market]].',
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
