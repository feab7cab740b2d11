import type { Verdict } from '#contract/analysis.ts';

/** Sentences about the price itself. Figures and names are references; see `engine/grounding`. */

const WORTH_TAKING = [
  '{{offer.book}} still pays {{offer.odds}} [[offer]] on something that {{market.books}} together price at {{market.fairOdds}} [[market]].',
  'Take the margin out of {{market.books}} and {{offer.pick}} is worth {{market.fairOdds}} [[market]]; {{offer.book}} hands you {{offer.odds}} [[offer]].',
  'At {{offer.odds}} [[offer]] you pay for a {{offer.implied}} chance and get one that the market rates at {{market.fair}} [[market]].',
  'The fair price comes out at {{market.fairOdds}} over {{market.books}} [[market]], and {{offer.book}} has not come down from {{offer.odds}} [[offer]].',
  '{{offer.book}} is the book to use: {{offer.odds}} [[offer]] against a fair {{market.fairOdds}} [[market]].',
  'Most of the board has settled near {{market.fairOdds}} [[market]], while {{offer.odds}} can still be had at {{offer.book}} [[offer]].',
];

const NOT_WORTH_TAKING = [
  '{{offer.odds}} at {{offer.book}} [[offer]] is the best price on the board and still falls {{market.shortfall}} short of fair [[market]].',
  'Even the friendliest number, {{offer.odds}} at {{offer.book}} [[offer]], asks you to pay for {{offer.implied}} when the chance is {{market.fair}} [[market]].',
  'The books agree here: fair is {{market.fairOdds}} [[market]] and the best anyone pays is {{offer.odds}} [[offer]].',
  'Nobody is out of line on this one; {{offer.book}} leads with {{offer.odds}} [[offer]] against a fair {{market.fairOdds}} [[market]].',
  'The margin eats the value: {{offer.odds}} [[offer]] against a fair price of {{market.fairOdds}} [[market]].',
];

const TOO_THIN = [
  'There is a sliver of value at {{offer.odds}} [[offer]] against {{market.fairOdds}} [[market]], too thin to stake once the doubt of {{market.doubt}} is counted.',
  '{{offer.book}} is a touch generous at {{offer.odds}} [[offer]], but an edge of {{market.edge}} inside a doubt of {{market.doubt}} [[market]] is not a bet.',
  'The edge of {{market.edge}} at {{offer.odds}} [[offer]] is real on paper only: the fair price carries a doubt of {{market.doubt}} [[market]].',
];

export function valueSentences(verdict: Verdict, edge: number): readonly string[] {
  if (verdict !== 'pass') return WORTH_TAKING;
  return edge > 0 ? TOO_THIN : NOT_WORTH_TAKING;
}

export const SHARP_AGREES = [
  '{{sharp.book}}, where the largest bets are taken, puts the chance at {{sharp.fair}} [[sharp]].',
  'The sharpest price here, {{sharp.odds}} at {{sharp.book}}, works out to {{sharp.fair}} without its margin [[sharp]].',
  '{{sharp.book}} runs a margin of only {{sharp.margin}} and makes it {{sharp.fair}} [[sharp]].',
];

export const NEXT_PRICE = [
  'The next best is {{next.odds}} at {{next.book}}, and {{next.lowBook}} offers no more than {{next.lowOdds}} [[next]].',
  'Shop for it: {{next.book}} is at {{next.odds}} and {{next.lowBook}} down at {{next.lowOdds}} [[next]].',
  'Prices run from {{next.lowOdds}} at {{next.lowBook}} up to this; {{next.book}} comes second with {{next.odds}} [[next]].',
];

export const MOVED = [
  '{{moves.book}} has gone from {{moves.from}} to {{moves.to}} in {{moves.times}} [[moves]].',
  'It opened in our records at {{moves.from}} and stands at {{moves.to}} after {{moves.times}} at {{moves.book}} [[moves]].',
];

export const VALUE_EXPLANATION = {
  bet: [
    'Staked many times at this price, the bet returns {{market.edge}} on average; the chance that the edge is real is {{market.positive}} [[market]]. It stays worth taking down to {{market.worst}}.',
    'The edge is {{market.edge}} and the chance that it is more than noise is {{market.positive}} [[market]]. Below {{market.worst}}, leave it.',
  ],
  lean: [
    'The edge is {{market.edge}}; the chance that it is real is {{market.positive}} [[market]]. A lean, not a bet; it ends at {{market.worst}}.',
    'On average this price returns {{market.edge}}, but the chance that this is more than noise is only {{market.positive}} [[market]]. Nothing worse than {{market.worst}}.',
  ],
  pass: [
    'At this price the average result is {{market.edge}} a unit [[market]]. It would take {{market.worst}} or better to be worth a stake.',
    'Expected value is {{market.edge}} [[market]]; wait for {{market.worst}} or leave it alone.',
  ],
} as const satisfies Record<Verdict, readonly string[]>;
